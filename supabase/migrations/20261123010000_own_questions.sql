-- Questions that the learner wrote. A quiz with the mode `own` contains those of one file; it is not
-- taken itself, its questions are asked as copies (docs/decisions/0025-question-bank.md).
alter table public.quizzes
  drop constraint quizzes_mode_check,
  add constraint quizzes_mode_check check (mode in ('test', 'practice', 'review', 'own')),
  -- What the questions of a quiz were chosen by (`quizOrigin` in domain/quiz/rows.ts); null: made
  -- from documents, or repeated.
  add column origin jsonb
    check (jsonb_typeof(origin) = 'object' and octet_length(origin::text) <= 4000);

-- When the learner wrote a question; null: it was made from the document. A copy has the value of
-- its original.
alter table public.quiz_questions
  add column written_at timestamptz
    check (written_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z');

-- As before, and `written_at` does not change.
create or replace function private.check_question_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user not in ('authenticated', 'anon') then
    return new;
  end if;
  if row(new.withdrawn_at, new.withdrawn_reason, new.edited_at, new.versions, new.written_at)
    is distinct from
    row(old.withdrawn_at, old.withdrawn_reason, old.edited_at, old.versions, old.written_at) then
    raise exception 'Questions are withdrawn and edited by procedures' using errcode = '42501';
  end if;
  if row(
      new.quiz_id, new.question_type, new.question_text, new.options, new.correct_answer,
      new.correct_option_number, new.explanation, new.marks, new.source_page, new.source_quote, new.points
    ) is distinct from row(
      old.quiz_id, old.question_type, old.question_text, old.options, old.correct_answer,
      old.correct_option_number, old.explanation, old.marks, old.source_page, old.source_quote, old.points
    )
    and (
      exists (select from public.quizzes q where q.id = old.quiz_id and q.status = 'completed')
      or exists (
        select from public.quiz_answers a
        where a.quiz_id = old.quiz_id and a.question_id = old.id and a.graded_by is not null
      )
    ) then
    raise exception 'A question that was marked is fixed' using errcode = '23514';
  end if;
  return new;
end
$$;

-- Edits a question of the caller that was answered or that the caller wrote, or whose quiz is
-- completed. `p_change` has its question_text, explanation, correct_answer, and by its kind options,
-- correct_option_number or points ([{text, quote, page}]). The version that it replaces is kept,
-- unless it was never asked. Answers by choice are marked again. A call that changes nothing has no
-- effect. Not for a test that is not submitted.
create or replace function public.edit_question(p_question_id uuid, p_change jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old public.quiz_questions := private.lock_question(p_question_id);
  v_new public.quiz_questions;
  v_answer public.quiz_answers;
  v_quiz public.quizzes;
begin
  select * into v_answer from public.quiz_answers a
  where a.quiz_id = v_old.quiz_id and a.question_id = v_old.id;
  select * into v_quiz from public.quizzes q where q.id = v_old.quiz_id;
  if v_answer.graded_by is null and v_quiz.status <> 'completed' and v_quiz.mode <> 'own' then
    raise exception 'A question is edited once it is answered' using errcode = '23514';
  end if;
  v_new := private.edited_question(v_old, p_change);
  if v_new = v_old then
    return;
  end if;
  update public.quiz_questions set
    question_text = v_new.question_text,
    options = v_new.options,
    correct_answer = v_new.correct_answer,
    correct_option_number = v_new.correct_option_number,
    explanation = v_new.explanation,
    points = v_new.points,
    edited_at = now(),
    versions = case when v_quiz.mode = 'own' and v_quiz.status <> 'completed' and v_answer.graded_by is null
      then v_old.versions
      else v_old.versions || jsonb_build_object(
        'question_text', v_old.question_text, 'options', v_old.options,
        'correct_answer', v_old.correct_answer,
        'correct_option_number', v_old.correct_option_number,
        'explanation', v_old.explanation, 'points', v_old.points, 'edited_at', v_old.edited_at,
        'replaced_at', now(),
        'attempts', coalesce(1 + jsonb_array_length(v_answer.retries), 0)
      )
    end
  where id = v_old.id;
  perform private.mark_choices_again(v_old.id);
  perform private.sum_up_quiz(v_old.quiz_id);
end
$$;

-- Whether a passage is on a page (from 1) of a document, apart from case, accents and spacing.
create function private.is_on_page(p_document text, p_page integer, p_quote text) returns boolean
language sql immutable set search_path = '' as $$
  select case when p_page >= 1 and private.search_text(p_quote) <> '' then strpos(
    private.search_text(split_part(p_document, E'\f', p_page)), private.search_text(p_quote)
  ) > 0 else false end
$$;

-- The caller's quiz for own questions about a file that has room for one more of `p_kind`, made if
-- there is none.
create function private.own_quiz(p_file public.base_files, p_kind text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user_id constant uuid := (select auth.uid());
  v_quiz_id uuid;
begin
  select q.id into v_quiz_id
  from public.quiz_sources source
  join public.quizzes q on q.id = source.quiz_id
  where source.file_id = p_file.id and q.user_id = v_user_id
    and q.mode = 'own' and q.status <> 'completed'
    and coalesce((q.counts ->> p_kind)::integer, 0) < 20
    and (select sum(value::integer) from jsonb_each_text(q.counts)) < 30
    and (
      select coalesce(max(question.question_number), 0)
      from public.quiz_questions question where question.quiz_id = q.id
    ) < 30
  order by q.created_at desc, q.id limit 1;
  if v_quiz_id is null then
    v_quiz_id := gen_random_uuid();
    insert into public.quizzes (id, user_id, quiz_name, difficulty, mode, status)
    values (v_quiz_id, v_user_id, left(p_file.file_name, 200), 'medium', 'own', 'ready');
    insert into public.quiz_sources (quiz_id, file_id, base_id)
    values (v_quiz_id, p_file.id, p_file.base_id);
  end if;
  return v_quiz_id;
end
$$;

-- Refuses one more own question above 2,000 of an account (OWN_QUESTIONS_MAX in
-- domain/constants.ts) and above 200 in 24 hours (OWN_QUESTIONS_PER_DAY).
create function private.check_own_questions() returns void
language plpgsql set search_path = '' as $$
declare
  v_all bigint;
  v_today bigint;
begin
  select count(*), count(*) filter (where b.written_at > now() - interval '24 hours')
  into v_all, v_today
  from private.bank_questions b
  where b.user_id = (select auth.uid()) and b.written_at is not null;
  if v_all >= 2000 then
    perform private.refuse_quota('quota_own_questions');
  elsif v_today >= 200 then
    perform private.refuse_quota('quota_own_questions_today');
  end if;
end
$$;

-- Stores a question that the caller wrote and returns its id. `p_question` is {id, question_type,
-- source_file_id, source_page, source_quote} and what edit_question expects of its content. The
-- passage is on the page, and every mark point refers to it. A repeated call with the same id stores
-- one question. Raises 42501 if the file is not the caller's, 23514 if the question is refused.
create function public.create_question(p_question jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := (p_question ->> 'id')::uuid;
  v_file public.base_files;
  v_question public.quiz_questions;
begin
  perform private.lock_totals();
  select f.* into v_file from public.base_files f
  join public.bases b on b.id = f.base_id
  where f.id = (p_question ->> 'source_file_id')::uuid and b.user_id = (select auth.uid());
  if not found then
    raise exception 'This file is not yours' using errcode = '42501';
  end if;
  if exists (
    select from public.quiz_questions question
    join public.quizzes q on q.id = question.quiz_id
    where question.id = v_id and q.user_id = (select auth.uid())
  ) then
    return v_id;
  end if;
  perform private.check_own_questions();

  v_question.id := v_id;
  v_question.question_type := p_question ->> 'question_type';
  v_question.source_file_id := v_file.id;
  v_question.source_page := (p_question ->> 'source_page')::integer;
  v_question.source_quote := p_question ->> 'source_quote';
  v_question.points := '[]';
  select kind.marks into v_question.marks
  from private.question_kinds kind where kind.kind = v_question.question_type;
  if v_id is null or v_question.marks is null then
    raise exception 'A question has an id and a known kind' using errcode = '23514';
  end if;
  if char_length(v_question.source_quote) > 3000 or not coalesce((
    select private.is_on_page(t.extracted_text, v_question.source_page, v_question.source_quote)
    from public.pdf_text_content t where t.file_id = v_file.id and t.status = 'completed'
  ), false) then
    raise exception 'The passage of the question is not on its page' using errcode = '23514';
  end if;
  v_question := private.edited_question(v_question, p_question);

  v_question.quiz_id := private.own_quiz(v_file, v_question.question_type);
  insert into public.quiz_questions (
    id, quiz_id, question_type, question_number, question_text, options, correct_answer,
    correct_option_number, explanation, marks, source_file_id, source_page, source_quote, points,
    written_at
  ) values (
    v_id, v_question.quiz_id, v_question.question_type,
    (
      select coalesce(max(q.question_number), 0) + 1
      from public.quiz_questions q where q.quiz_id = v_question.quiz_id
    ),
    v_question.question_text, v_question.options, v_question.correct_answer,
    v_question.correct_option_number, v_question.explanation, v_question.marks,
    v_question.source_file_id, v_question.source_page, v_question.source_quote, v_question.points,
    now()
  );
  update public.quizzes q set counts = q.counts || jsonb_build_object(
    v_question.question_type, coalesce((q.counts ->> v_question.question_type)::integer, 0) + 1
  )
  where q.id = v_question.quiz_id;
  perform private.sum_up_quiz(v_question.quiz_id);
  return v_id;
end
$$;

-- The text of one page (from 1) of an own file, and how many pages the document has; no row if its
-- text is not stored.
create function public.get_page_text(p_file_id uuid, p_page integer)
returns table (content text, pages integer)
language sql stable set search_path = '' as $$
  select case when p_page >= 1 then split_part(t.extracted_text, E'\f', p_page) else '' end,
    1 + char_length(t.extracted_text) - char_length(replace(t.extracted_text, E'\f', ''))
  from public.pdf_text_content t
  where t.file_id = p_file_id and t.status = 'completed'
$$;

revoke execute on function private.is_on_page, private.own_quiz, private.check_own_questions from public;
revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

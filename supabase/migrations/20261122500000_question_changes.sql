-- A question can be withdrawn, and edited after it was answered; marks, statistics and reviews follow
-- in the same transaction (docs/decisions/0021-question-changes.md).
-- What was marked or submitted changes through the procedures below only, which keep the earlier
-- version and the totals. They run as the owner of the tables.
create function private.check_question_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user not in ('authenticated', 'anon') then
    return new;
  end if;
  if row(new.withdrawn_at, new.withdrawn_reason, new.edited_at, new.versions)
    is distinct from row(old.withdrawn_at, old.withdrawn_reason, old.edited_at, old.versions) then
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
create trigger check_question_change before update on public.quiz_questions
for each row execute function private.check_question_change();

-- The marks of a quiz without its withdrawn questions; what is unanswered or unmarked counts 0.
create function private.quiz_sums(p_quiz_id uuid) returns table (obtained numeric, possible numeric)
language sql stable set search_path = '' as $$
  select coalesce(sum(a.marks_obtained), 0), coalesce(sum(question.marks), 0)
  from public.quiz_questions question
  left join public.quiz_answers a on a.quiz_id = question.quiz_id and a.question_id = question.id
  where question.quiz_id = p_quiz_id and question.withdrawn_at is null
$$;

-- Writes the totals again after a change. A quiz without any counted question has no percentage.
create function private.sum_up_quiz(p_quiz_id uuid) returns void
language sql set search_path = '' as $$
  update public.quizzes q set
    total_marks = sums.possible,
    marks_obtained = case when q.status = 'completed' then sums.obtained end,
    percentage = case when q.status = 'completed' and sums.possible > 0
      then round(100 * sums.obtained / sums.possible) end
  from private.quiz_sums(p_quiz_id) as sums
  where q.id = p_quiz_id and q.status <> 'generating'
$$;

-- Changes of questions and of totals wait for each other, one learner at a time.
create function private.lock_totals() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('totals' || (select auth.uid())::text, 0))
$$;

-- The caller's question, until the end of the transaction changed by this call only. Raises 42501 if
-- it is not the caller's, 23514 if it is part of a test that is not submitted.
create function private.lock_question(p_question_id uuid) returns public.quiz_questions
language plpgsql set search_path = '' as $$
declare
  v_quiz public.quizzes;
  v_question public.quiz_questions;
begin
  perform private.lock_totals();
  select q.* into v_quiz from public.quizzes q
  join public.quiz_questions question on question.quiz_id = q.id
  where question.id = p_question_id and q.user_id = (select auth.uid());
  if not found then
    raise exception 'This question is not yours' using errcode = '42501';
  end if;
  if v_quiz.mode = 'test' and v_quiz.status <> 'completed' then
    raise exception 'The questions of an open test are fixed' using errcode = '23514';
  end if;
  select * into v_question from public.quiz_questions where id = p_question_id;
  return v_question;
end
$$;

-- The number that an option chosen in `p_attempt` (from 1) has among `p_options`. An option whose text
-- was edited has its old number.
create function private.current_choice(
  p_versions jsonb, p_options jsonb, p_attempt integer, p_choice text
) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    (
      select option.number from jsonb_each_text(p_options) as option (number, text)
      where option.text = (
        select earlier.version -> 'options' ->> p_choice
        from jsonb_array_elements(p_versions) with ordinality as earlier (version, place)
        where (earlier.version ->> 'attempts')::integer >= p_attempt
        order by earlier.place limit 1
      )
      limit 1
    ),
    p_choice
  )
$$;

-- Marks the stored answers to an edited question by choice again; the earlier mark goes to the
-- history. Retries of a completed quiz stay as they are.
create function private.mark_choices_again(p_question_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_question public.quiz_questions;
  v_answer public.quiz_answers;
  v_key text;
  v_is_correct boolean;
begin
  select * into v_question from public.quiz_questions where id = p_question_id;
  v_key := v_question.correct_option_number::text;
  select * into v_answer from public.quiz_answers a
  where a.quiz_id = v_question.quiz_id and a.question_id = v_question.id and a.graded_by = 'rule';
  if v_key is null or not found then
    return;
  end if;
  v_is_correct := v_key = private.current_choice(
    v_question.versions, v_question.options, 1, btrim(v_answer.user_answer)
  );
  if v_is_correct is distinct from v_answer.is_correct then
    update public.quiz_answers a set
      is_correct = v_is_correct,
      marks_obtained = case when v_is_correct then v_question.marks else 0 end,
      similarity_score = case when v_is_correct then 100 else 0 end,
      feedback = null,
      history = a.history || jsonb_build_object(
        'is_correct', a.is_correct, 'marks_obtained', a.marks_obtained,
        'similarity_score', coalesce(a.similarity_score, 0), 'feedback', coalesce(a.feedback, ''),
        'graded_by', a.graded_by, 'points', a.points, 'reason', null, 'replaced_at', now()
      )
    where a.quiz_id = v_answer.quiz_id and a.question_id = v_answer.question_id;
  end if;
  update public.quiz_answers a set retries = (
    select jsonb_agg(
      retry.value || case when retry.is_correct
        then jsonb_build_object(
          'is_correct', true, 'marks_obtained', v_question.marks, 'similarity_score', 100)
        else '{"is_correct": false, "marks_obtained": 0, "similarity_score": 0}'
      end
      order by retry.place
    )
    from (
      select made.value, made.place, v_key = private.current_choice(
        v_question.versions, v_question.options, 1 + made.place::integer,
        btrim(made.value ->> 'user_answer')
      ) as is_correct
      from jsonb_array_elements(a.retries) with ordinality as made (value, place)
    ) as retry
  )
  where a.quiz_id = v_answer.quiz_id and a.question_id = v_answer.question_id
    and jsonb_array_length(a.retries) > 0
    and not exists (select from public.quizzes q where q.id = a.quiz_id and q.status = 'completed');
end
$$;

-- A question with the texts of `p_change` in place of its own. Raises 23514 if a text is missing, blank
-- or longer than 3,000 characters (QUESTION_TEXT_MAX in domain/constants.ts), if options are the same,
-- or if a mark point does not refer to a passage that the question has.
create function private.edited_question(p_question public.quiz_questions, p_change jsonb)
returns public.quiz_questions
language plpgsql stable set search_path = '' as $$
declare
  v_kind private.question_kinds;
  v_passages constant jsonb := p_question.points || jsonb_build_array(jsonb_build_object(
    'quote', coalesce(p_question.source_quote, ''), 'page', p_question.source_page
  ));
  v_texts text[];
begin
  select * into v_kind from private.question_kinds where kind = p_question.question_type;
  p_question.question_text := p_change ->> 'question_text';
  p_question.explanation := p_change ->> 'explanation';
  p_question.correct_answer := p_change ->> 'correct_answer';
  if v_kind.choices > 0 then
    p_question.correct_option_number := (p_change ->> 'correct_option_number')::integer;
  end if;
  if v_kind.stores_options then
    p_question.options := p_change -> 'options';
    p_question.correct_answer := p_question.options ->> p_question.correct_option_number::text;
    v_texts := array(select btrim(value) from jsonb_each_text(p_question.options));
    if cardinality(v_texts) <> (select count(distinct text) from unnest(v_texts) as text) then
      raise exception 'The options of a question differ' using errcode = '23514';
    end if;
  end if;
  if v_kind.choices = 0 then
    p_question.points := coalesce((
      select jsonb_agg(jsonb_build_object(
        'text', point ->> 'text', 'quote', point ->> 'quote', 'page', point -> 'page'
      ) order by place)
      from jsonb_array_elements(coalesce(p_change -> 'points', p_question.points)) with ordinality as list (point, place)
    ), '[]');
    if jsonb_array_length(p_question.points) > p_question.marks or exists (
      select from jsonb_array_elements(p_question.points) as point
      where not exists (
        select from jsonb_array_elements(v_passages) as passage
        where passage -> 'quote' = point -> 'quote' and passage -> 'page' = point -> 'page'
      )
    ) then
      raise exception 'A mark point refers to a passage of its question' using errcode = '23514';
    end if;
    v_texts := array(select point ->> 'text' from jsonb_array_elements(p_question.points) as point);
  end if;
  if exists (
    select from unnest(
      v_texts || array[p_question.question_text, p_question.explanation, p_question.correct_answer]
    ) as text
    where text is null or char_length(text) > 3000 or not private.is_visible(text)
  ) then
    raise exception 'A text of the question is missing or too long' using errcode = '23514';
  end if;
  return p_question;
end
$$;

-- Edits a question of the caller that was answered, or whose quiz is completed. `p_change` has its
-- question_text, explanation, correct_answer, and by its kind options, correct_option_number or points
-- ([{text, quote, page}]). The version that it replaces is kept. Answers by choice are marked again.
-- A call that changes nothing has no effect. Not for a test that is not submitted.
create function public.edit_question(p_question_id uuid, p_change jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old public.quiz_questions := private.lock_question(p_question_id);
  v_new public.quiz_questions;
  v_answer public.quiz_answers;
begin
  select * into v_answer from public.quiz_answers a
  where a.quiz_id = v_old.quiz_id and a.question_id = v_old.id;
  if v_answer.graded_by is null and not exists (
    select from public.quizzes q where q.id = v_old.quiz_id and q.status = 'completed'
  ) then
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
    versions = v_old.versions || jsonb_build_object(
      'question_text', v_old.question_text, 'options', v_old.options,
      'correct_answer', v_old.correct_answer,
      'correct_option_number', v_old.correct_option_number,
      'explanation', v_old.explanation, 'points', v_old.points, 'edited_at', v_old.edited_at,
      'replaced_at', now(),
      'attempts', coalesce(1 + jsonb_array_length(v_answer.retries), 0)
    )
  where id = v_old.id;
  perform private.mark_choices_again(v_old.id);
  perform private.sum_up_quiz(v_old.quiz_id);
end
$$;

revoke execute on function private.check_question_change, private.quiz_sums, private.sum_up_quiz,
  private.lock_totals, private.lock_question, private.current_choice, private.mark_choices_again,
  private.edited_question
from public;
grant execute on function private.quiz_sums, private.lock_totals to authenticated, service_role;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

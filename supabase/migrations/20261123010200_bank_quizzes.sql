-- Quizzes from the bank, and where quizzes for own questions are left out.

-- A quiz of questions asked before, with their options in a new order. `p_quiz` is {id, quiz_name},
-- and optionally mode (`test` if absent), review_ends_at and origin; its difficulty is the one most of them
-- had; `origin` says what its questions were chosen by. Each question is copied once, in its newest
-- version; withdrawn ones are left out. A finished quiz is left unchanged, so that repeated calls make
-- one. Returns the quiz's id.
create or replace function public.repeat_questions(p_quiz jsonb, p_question_ids uuid[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  perform private.lock_totals();
  p_question_ids := array(
    select asked.id
    from (
      -- of copies of one question the first
      select distinct on (coalesce(q.repeats, q.id, listed.id)) listed.id, listed.place, q.withdrawn_at
      from unnest(p_question_ids) with ordinality as listed (id, place)
      left join public.quiz_questions q on q.id = listed.id
      order by coalesce(q.repeats, q.id, listed.id), listed.place
    ) as asked
    where asked.withdrawn_at is null
    order by asked.place
  );

  insert into public.quizzes (
    id, user_id, quiz_name, difficulty, counts, status, total_marks, mode, review_ends_at, origin
  )
  select made_id, (select auth.uid()), p_quiz ->> 'quiz_name',
    mode() within group (order by quiz.difficulty),
    (
      select jsonb_object_agg(asked.question_type, asked.questions)
      from (
        select q.question_type, count(*) as questions
        from public.quiz_questions q
        where q.id = any (p_question_ids)
        group by q.question_type
      ) as asked
    ),
    'ready',
    sum(question.marks),
    coalesce(p_quiz ->> 'mode', 'test'),
    (p_quiz ->> 'review_ends_at')::timestamptz,
    nullif(p_quiz -> 'origin', 'null')
  from public.quiz_questions question
  join public.quizzes quiz on quiz.id = question.quiz_id
  where question.id = any (p_question_ids)
  having count(*) > 0 and count(*) = cardinality(p_question_ids)
  on conflict (id) do nothing;

  if not found then
    if not exists (select from public.quizzes where id = made_id) then
      raise exception 'These questions are not all yours, or all are withdrawn' using errcode = '42501';
    end if;
    return made_id;
  end if;

  insert into public.quiz_sources (quiz_id, file_id, base_id)
  select distinct made_id, f.id, f.base_id
  from public.quiz_questions question
  join public.base_files f on f.id = question.source_file_id
  where question.id = any (p_question_ids);

  insert into public.quiz_questions (
    quiz_id, question_type, question_number, question_text, options, correct_answer, correct_option_number,
    explanation, marks, source_file_id, source_page, source_quote, points, repeats,
    edited_at, written_at
  )
  select
    made_id,
    question.question_type,
    row_number() over (
      order by private.kind_position(question.question_type),
        array_position(p_question_ids, question.id)
    ),
    newest.question_text,
    shuffled.options,
    newest.correct_answer,
    coalesce(shuffled.correct_option_number, newest.correct_option_number),
    newest.explanation,
    question.marks,
    question.source_file_id,
    question.source_page,
    question.source_quote,
    newest.points,
    coalesce(question.repeats, question.id),
    newest.edited_at,
    question.written_at
  from public.quiz_questions question
  cross join lateral private.newest_version(question) as newest
  left join lateral (
    select
      jsonb_object_agg(place, text) as options,
      min(place) filter (where number = newest.correct_option_number::text) as correct_option_number
    from (
      select number, text, row_number() over (order by random()) as place
      from jsonb_each_text(newest.options) as option (number, text)
    ) as placed
  ) as shuffled on true
  where question.id = any (p_question_ids);

  return made_id;
end
$$;

-- A quiz as its screens show it: with its questions and sources; no row if it is not the caller's.
-- Until a test is submitted its questions have no key: no correct answer, no explanation, no points,
-- no passage and no earlier versions; withdrawn questions are left out. docs/decisions/0017-practice-and-test.md says why the tables still have them.
create or replace function public.get_quiz(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'quiz_name', q.quiz_name, 'difficulty', q.difficulty, 'status', q.status,
    'mode', q.mode, 'review_ends_at', q.review_ends_at, 'origin', q.origin,
    'total_marks', q.total_marks,
    'marks_obtained', q.marks_obtained, 'percentage', q.percentage, 'completed_at', q.completed_at,
    'quiz_questions', (
      select coalesce(jsonb_agg(
        to_jsonb(question) || case when q.mode = 'test' and q.status <> 'completed' then
          '{"correct_answer": "", "correct_option_number": null, "explanation": "",
            "source_quote": null, "points": [], "versions": []}'::jsonb
        else '{}'::jsonb end
        order by question.question_number), '[]')
      from public.quiz_questions question
      where question.quiz_id = q.id
        and (question.withdrawn_at is null or q.mode <> 'test' or q.status = 'completed')
    ),
    'quiz_sources', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'file_id', source.file_id, 'base_id', source.base_id,
        'base_files', (
          select jsonb_build_object('file_name', file.file_name)
          from public.base_files file where file.id = source.file_id
        )
      ) order by source.file_id), '[]')
      from public.quiz_sources source where source.quiz_id = q.id
    )
  )
  from public.quizzes q
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
$$;

-- The questions that quizzes asked about a file, each once, as its latest attempt: [{first, page,
-- submittedAt, answer: {is_correct, marks_obtained} | null}]. Until a quiz is completed its answers
-- are left out: marks give the key away. Withdrawn questions are left out as well, and own ones
-- that were not asked.
create or replace function public.get_asked_pages(p_file_id uuid) returns table (asked jsonb)
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'first', latest.first_id, 'page', latest.source_page, 'submittedAt', latest.completed_at,
    'answer', (
      select jsonb_build_object('is_correct', a.is_correct, 'marks_obtained', a.marks_obtained)
      from public.quiz_answers a
      where latest.completed_at is not null
        and a.quiz_id = latest.quiz_id and a.question_id = latest.id
    )
  )), '[]')
  from (
    select distinct on (coalesce(question.repeats, question.id))
      coalesce(question.repeats, question.id) as first_id, question.id, question.quiz_id,
      question.source_page, case when q.status = 'completed' then q.completed_at end as completed_at
    from public.quiz_questions question
    join public.quizzes q on q.id = question.quiz_id
    where question.source_file_id = p_file_id and question.source_page is not null
      and question.withdrawn_at is null
      and q.user_id = (select auth.uid()) and q.mode <> 'own'
    order by coalesce(question.repeats, question.id),
      case when q.status = 'completed' then q.completed_at end desc nulls last
    limit 20000
  ) as latest
$$;

-- A quiz that contains own questions is found by them, not by its name.
create or replace function private.index_quiz() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.mode = 'own' then
    return null;
  end if;
  insert into private.search_names (user_id, name, quiz_id)
  values (new.user_id, private.search_text(new.quiz_name), new.id)
  on conflict (quiz_id) do update set name = excluded.name;
  return null;
end
$$;

-- The newest of the caller, at most `p_most` of each kind.
create or replace function private.search_recent(p_most integer) returns table (kind text, item_id uuid, place bigint)
language sql stable set search_path = '' as $$
  (
    select 'base', b.id, row_number() over (order by b.created_at desc) as place
    from public.bases b where b.user_id = (select auth.uid()) order by place limit p_most
  )
  union all (
    select 'file', f.id, row_number() over (order by f.uploaded_at desc, f.position) as place
    from public.base_files f
    where f.base_id = any (array(select b.id from public.bases b where b.user_id = (select auth.uid())))
    order by place limit p_most
  )
  union all (
    select 'chat', c.id, row_number() over (order by c.updated_at desc) as place
    from public.chats c where c.user_id = (select auth.uid()) order by place limit p_most
  )
  union all (
    select 'quiz', q.id, row_number() over (order by q.created_at desc) as place
    from public.quizzes q
    where q.user_id = (select auth.uid()) and q.status <> 'generating' and q.mode <> 'own'
    order by place limit p_most
  )
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

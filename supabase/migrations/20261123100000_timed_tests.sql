-- A test can have a time limit. The database stores the start and refuses late answers, so that the time
-- is the same after a reload, on another device and after a restart (docs/decisions/0028-timed-tests.md).
alter table public.quizzes
  -- Null: without a limit. TIME_LIMIT_MAX in domain/constants.ts.
  add column time_limit_minutes integer check (time_limit_minutes between 1 and 300),
  -- When a timed test was started; null: not yet.
  add column started_at timestamptz check (started_at >= '2000-01-01T00:00:00Z'),
  add constraint time_limit_of_a_test check (time_limit_minutes is null or mode = 'test'),
  add constraint start_of_a_timed_test check (started_at is null or time_limit_minutes is not null);

-- When the time of a test is over; null without a limit or before the start.
create function private.test_deadline(quiz public.quizzes) returns timestamptz
language sql stable set search_path = '' as $$
  select quiz.started_at + make_interval(mins => quiz.time_limit_minutes)
$$;
revoke execute on function private.test_deadline from public;
grant execute on function private.test_deadline to authenticated, service_role;

-- A start is never in the future, and neither it nor the limit changes afterwards.
create function private.check_time_limit() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if old.started_at is not null and row(new.time_limit_minutes, new.started_at)
      is distinct from row(old.time_limit_minutes, old.started_at) then
      raise exception 'The time of a test is fixed from its start' using errcode = '23514';
    end if;
  end if;
  if new.started_at > now() then
    new.started_at := now();
  end if;
  return new;
end
$$;
revoke execute on function private.check_time_limit from public;

create trigger check_time_limit before insert or update of time_limit_minutes, started_at on public.quizzes
for each row execute function private.check_time_limit();

-- The answers of a timed test are given between its start and its deadline, by the database's clock. Those
-- that are on their way at the deadline have 90 seconds, since browsers run the timers of hidden tabs once a
-- minute. Marks change at any time.
create function private.check_answer_time() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_quiz public.quizzes;
begin
  if tg_op = 'UPDATE' then
    if row(new.quiz_id, new.question_id, new.user_answer, new.answered_at, new.retries)
      is not distinct from
      row(old.quiz_id, old.question_id, old.user_answer, old.answered_at, old.retries) then
      return new;
    end if;
  end if;
  select * into v_quiz from public.quizzes where id = new.quiz_id;
  if v_quiz.time_limit_minutes is null then
    return new;
  end if;
  if v_quiz.started_at is null then
    raise exception 'This test is not started' using errcode = '23514';
  end if;
  if now() > private.test_deadline(v_quiz) + interval '90 seconds' then
    raise exception 'The time of this test is over' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke execute on function private.check_answer_time from public;

create trigger check_answer_time
before insert or update of quiz_id, question_id, user_answer, answered_at, retries on public.quiz_answers
for each row execute function private.check_answer_time();

-- Starts a timed test of the caller, once: later calls return the same deadline. `server_time` makes the
-- time left independent of the caller's clock. Raises 42501 if there is no such test to start.
create function public.start_test(p_quiz_id uuid) returns table (deadline timestamptz, server_time timestamptz)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.quizzes q set started_at = now(), status = 'in_progress'
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
    and q.time_limit_minutes is not null and q.started_at is null
    and q.status in ('ready', 'in_progress');
  return query
    select private.test_deadline(q), now() from public.quizzes q
    where q.id = p_quiz_id and q.user_id = (select auth.uid()) and q.started_at is not null;
  if not found then
    raise exception 'There is no timed test of yours to start' using errcode = '42501';
  end if;
end
$$;

-- A quiz of questions asked before, with their options in a new order. `p_quiz` is {id, quiz_name},
-- and optionally mode (`test` if absent), time_limit_minutes, review_ends_at and origin; its difficulty is
-- the one most of them had; `origin` says what its questions were chosen by. Each question is copied once, in its newest
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
    id, user_id, quiz_name, difficulty, counts, status, total_marks, mode, time_limit_minutes,
    review_ends_at, origin
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
    (p_quiz ->> 'time_limit_minutes')::integer,
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
-- no passage and no earlier versions; withdrawn questions are left out. A timed test has no texts of questions
-- before its start. docs/decisions/0017-practice-and-test.md says why the tables still have them.
create or replace function public.get_quiz(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'quiz_name', q.quiz_name, 'difficulty', q.difficulty, 'status', q.status,
    'mode', q.mode, 'review_ends_at', q.review_ends_at, 'origin', q.origin,
    'time_limit_minutes', q.time_limit_minutes, 'started_at', q.started_at,
    'deadline', private.test_deadline(q), 'server_time', now(),
    'total_marks', q.total_marks,
    'marks_obtained', q.marks_obtained, 'percentage', q.percentage, 'completed_at', q.completed_at,
    'quiz_questions', (
      select coalesce(jsonb_agg(
        to_jsonb(question) || case when q.mode = 'test' and q.status <> 'completed' then
          '{"correct_answer": "", "correct_option_number": null, "explanation": "",
            "source_quote": null, "points": [], "versions": []}'::jsonb
        else '{}'::jsonb end
        || case when q.time_limit_minutes is not null and q.started_at is null and q.status <> 'completed'
          then '{"question_text": "", "options": null}'::jsonb
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

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

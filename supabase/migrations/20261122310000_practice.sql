-- How a quiz is taken: `test` has its results at the end, `practice` has feedback after each answer,
-- `review` is a practice of due questions that can stop at any time.
alter table public.quizzes
  add column mode text not null default 'test' check (mode in ('test', 'practice', 'review')),
  -- When a review is to end; null: when all of its questions are answered.
  add column review_ends_at timestamptz
    check (review_ends_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z');

-- Later answers to a question that was missed in practice, oldest first, each with its mark. They
-- do not change the mark of the question (domain/grading/wire.ts, `retry`).
alter table public.quiz_answers
  add column retries jsonb not null default '[]'
    check (jsonb_typeof(retries) = 'array' and jsonb_array_length(retries) <= 10
      and octet_length(retries::text) <= 500000);

create or replace function private.check_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_marks numeric;
  v_status text;
begin
  select question.marks, quiz.status into v_marks, v_status
  from public.quiz_questions question
  join public.quizzes quiz on quiz.id = question.quiz_id
  where question.id = new.question_id and question.quiz_id = new.quiz_id;
  if not found then
    return new; -- the policy and the foreign keys refuse it
  end if;
  -- not a number is greater than every number
  if new.marks_obtained not between 0 and v_marks then
    raise exception 'Marks lie between 0 and the marks of the question' using errcode = '23514';
  end if;
  if v_status <> 'completed' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    raise exception 'The answers of a completed quiz are fixed' using errcode = '23514';
  end if;
  if row(new.quiz_id, new.question_id, new.user_answer, new.answered_at, new.retries)
    is distinct from
    row(old.quiz_id, old.question_id, old.user_answer, old.answered_at, old.retries) then
    raise exception 'The answers of a completed quiz are fixed' using errcode = '23514';
  end if;
  if old.graded_by is not null
    and row(new.marks_obtained, new.is_correct, new.similarity_score, new.graded_by, new.feedback, new.points)
      is distinct from
      row(old.marks_obtained, old.is_correct, old.similarity_score, old.graded_by, old.feedback, old.points)
    and jsonb_array_length(new.history) <= jsonb_array_length(old.history) then
    raise exception 'A mark is replaced only with the earlier one in its history' using errcode = '23514';
  end if;
  return new;
end
$$;

-- A quiz as its screens show it: with its questions and sources; no row if it is not the caller's.
-- Until a test is submitted its questions have no key: no correct answer, no explanation, no points
-- and no passage. docs/decisions/0017-practice-and-test.md says why the tables still have them.
create function public.get_quiz(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'quiz_name', q.quiz_name, 'difficulty', q.difficulty, 'status', q.status,
    'mode', q.mode, 'review_ends_at', q.review_ends_at, 'total_marks', q.total_marks,
    'marks_obtained', q.marks_obtained, 'percentage', q.percentage, 'completed_at', q.completed_at,
    'quiz_questions', (
      select coalesce(jsonb_agg(
        to_jsonb(question) || case when q.mode = 'test' and q.status <> 'completed' then
          '{"correct_answer": "", "correct_option_number": null, "explanation": "",
            "source_quote": null, "points": []}'::jsonb
        else '{}'::jsonb end
        order by question.question_number), '[]')
      from public.quiz_questions question where question.quiz_id = q.id
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

-- The answers of a quiz; until a test is submitted without their marks, which give the key away.
create function public.get_quiz_answers(p_quiz_id uuid) returns table (answer jsonb)
language sql stable set search_path = '' as $$
  select to_jsonb(a) || case when q.mode = 'test' and q.status <> 'completed' then
    '{"is_correct": null, "marks_obtained": null, "similarity_score": null, "feedback": null,
      "graded_by": null, "points": [], "history": [], "retries": []}'::jsonb
    else '{}'::jsonb end
  from public.quizzes q
  join public.quiz_answers a on a.quiz_id = q.id
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
$$;

-- The questions that quizzes asked about a file, each once, as its latest attempt: [{first, page,
-- submittedAt, answer: {is_correct, marks_obtained} | null}]. Until a quiz is completed its answers
-- are left out: marks give the key away.
create function public.get_asked_pages(p_file_id uuid) returns table (asked jsonb)
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
      and q.user_id = (select auth.uid())
    order by coalesce(question.repeats, question.id),
      case when q.status = 'completed' then q.completed_at end desc nulls last
    limit 20000
  ) as latest
$$;

-- A test that is not submitted, for the archive of an account: its rows as the tables have them,
-- but key and marks encoded (`sealed`: base64 of JSON, lists in the same order), so that neither the
-- response nor the archive shows them. Moving in decodes them (domain/export/archive.ts).
create function public.get_sealed_test(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select to_jsonb(q) || jsonb_build_object(
    'quiz_sources', (
      select coalesce(jsonb_agg(to_jsonb(source) order by source.file_id), '[]')
      from public.quiz_sources source where source.quiz_id = q.id
    ),
    'quiz_questions', questions.visible,
    'quiz_answers', answers.visible,
    'sealed', translate(encode(convert_to(
      jsonb_build_object('quiz_questions', questions.secret, 'quiz_answers', answers.secret)::text,
      'UTF8'), 'base64'), E'\n', '')
  )
  from public.quizzes q
  cross join lateral (
    select
      coalesce(jsonb_agg(
        to_jsonb(question) - array[
          'correct_answer', 'correct_option_number', 'explanation', 'source_quote', 'points'
        ] order by question.question_number), '[]') as visible,
      coalesce(jsonb_agg(jsonb_build_object(
        'correct_answer', question.correct_answer,
        'correct_option_number', question.correct_option_number,
        'explanation', question.explanation,
        'source_quote', question.source_quote,
        'points', question.points
      ) order by question.question_number), '[]') as secret
    from public.quiz_questions question where question.quiz_id = q.id
  ) as questions
  cross join lateral (
    select
      coalesce(jsonb_agg(
        to_jsonb(a) - array[
          'is_correct', 'marks_obtained', 'similarity_score', 'feedback', 'graded_by', 'points',
          'history', 'retries'
        ] order by question.question_number), '[]') as visible,
      coalesce(jsonb_agg(jsonb_build_object(
        'is_correct', a.is_correct, 'marks_obtained', a.marks_obtained,
        'similarity_score', a.similarity_score, 'feedback', a.feedback, 'graded_by', a.graded_by,
        'points', a.points, 'history', a.history, 'retries', a.retries
      ) order by question.question_number), '[]') as secret
    from public.quiz_answers a
    join public.quiz_questions question on question.quiz_id = a.quiz_id and question.id = a.question_id
    where a.quiz_id = q.id
  ) as answers
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
    and q.mode = 'test' and q.status <> 'completed'
$$;

-- Sums up the marks so far and completes the quiz: what is unanswered or unmarked counts 0. A review
-- loses its unanswered questions instead: they stay due. Can be repeated, as after an appeal; the
-- time of the first completion stays.
create or replace function public.complete_quiz(p_quiz_id uuid)
returns table (marks_obtained numeric, total_marks numeric, percentage numeric)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v_question record;
begin
  if exists (
    select from public.quizzes q
    where q.id = p_quiz_id and q.mode = 'review' and q.status in ('ready', 'in_progress')
  ) and exists (select from public.quiz_answers a where a.quiz_id = p_quiz_id) then
    delete from public.quiz_questions question
    where question.quiz_id = p_quiz_id and not exists (
      select from public.quiz_answers a
      where a.quiz_id = p_quiz_id and a.question_id = question.id
    );
    -- One after the other, since two questions never have the same number.
    for v_question in
      select question.id, row_number() over (order by question.question_number) as number
      from public.quiz_questions question where question.quiz_id = p_quiz_id
      order by question.question_number
    loop
      update public.quiz_questions set question_number = v_question.number
      where id = v_question.id and question_number <> v_question.number;
    end loop;
    update public.quizzes q set counts = (
      select jsonb_object_agg(asked.question_type, asked.questions)
      from (
        select question.question_type, count(*) as questions
        from public.quiz_questions question where question.quiz_id = p_quiz_id
        group by question.question_type
      ) as asked
    )
    where q.id = p_quiz_id;
  end if;
  return query
    update public.quizzes q set
      status = 'completed',
      completed_at = coalesce(q.completed_at, now()),
      marks_obtained = sums.obtained,
      total_marks = sums.possible,
      percentage = round(100 * sums.obtained / sums.possible)
    from (
      select coalesce(sum(a.marks_obtained), 0) as obtained, sum(question.marks) as possible
      from public.quiz_questions question
      left join public.quiz_answers a on a.quiz_id = question.quiz_id and a.question_id = question.id
      where question.quiz_id = p_quiz_id
    ) as sums
    where q.id = p_quiz_id and q.status <> 'generating' and sums.possible > 0
    returning q.marks_obtained, q.total_marks, q.percentage;
  if not found then
    raise exception 'This quiz is not yours to complete' using errcode = '42501';
  end if;
end
$$;

-- A quiz of questions asked before, with their options in a new order. `p_quiz` is {id, quiz_name},
-- and optionally mode (`test` if absent) and review_ends_at; its difficulty is the one most of them
-- had. A finished quiz is left unchanged, so that repeated calls make one. Returns the quiz's id.
create or replace function public.repeat_questions(p_quiz jsonb, p_question_ids uuid[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  insert into public.quizzes (
    id, user_id, quiz_name, difficulty, counts, status, total_marks, mode, review_ends_at
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
    (p_quiz ->> 'review_ends_at')::timestamptz
  from public.quiz_questions question
  join public.quizzes quiz on quiz.id = question.quiz_id
  where question.id = any (p_question_ids)
  having count(*) > 0 and count(*) = cardinality(p_question_ids)
  on conflict (id) do nothing;

  if not found then
    if not exists (select from public.quizzes where id = made_id) then
      raise exception 'These questions are not all yours' using errcode = '42501';
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
    explanation, marks, source_file_id, source_page, source_quote, points, repeats
  )
  select
    made_id,
    question.question_type,
    row_number() over (
      order by private.kind_position(question.question_type),
        array_position(p_question_ids, question.id)
    ),
    question.question_text,
    shuffled.options,
    question.correct_answer,
    coalesce(shuffled.correct_option_number, question.correct_option_number),
    question.explanation,
    question.marks,
    question.source_file_id,
    question.source_page,
    question.source_quote,
    question.points,
    coalesce(question.repeats, question.id)
  from public.quiz_questions question
  left join lateral (
    select
      jsonb_object_agg(place, text) as options,
      min(place) filter (where number = question.correct_option_number::text) as correct_option_number
    from (
      select number, text, row_number() over (order by random()) as place
      from jsonb_each_text(question.options) as option (number, text)
    ) as placed
  ) as shuffled on true
  where question.id = any (p_question_ids);

  return made_id;
end
$$;

-- An answer in a review counts once it is marked, from the time of the answer: stopping a review
-- loses nothing. Its unanswered questions stay due.
create or replace function private.open_repeats() returns setof uuid
language sql stable set search_path = '' as $$
  select q.repeats from public.quiz_questions q
  where q.repeats is not null
    and q.quiz_id = any (array(
      select z.id from public.quizzes z
      where z.user_id = (select auth.uid()) and z.status <> 'completed' and z.mode <> 'review'
    ))
$$;

-- Computes the rows of a learner's questions again, from all answers to them in completed quizzes
-- and in reviews. Questions whose file is gone are left out.
-- Each step is one lookup by its key for each row (materialized, and `offset 0`): joined freely, a
-- planner without statistics goes through all quizzes and all answers for each question.
create or replace function private.refresh_question_reviews(p_user_id uuid, p_first_ids uuid[]) returns void
language plpgsql security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  -- An account that is being deleted has no rows to write.
  if not exists (select from auth.users where id = p_user_id) then return; end if;
  with firsts as materialized (
    select distinct unnest(p_first_ids) as id
  ),
  copies as materialized (
    select q.id, f.id as first_id, q.quiz_id, q.marks
    from firsts f
    cross join lateral (
      select first.id, first.quiz_id, first.marks from public.quiz_questions first
      where first.id = f.id and first.repeats is null and first.source_file_id is not null
      union all
      select again.id, again.quiz_id, again.marks from public.quiz_questions again
      where again.repeats = f.id and again.source_file_id is not null
    ) q
  ),
  asked as materialized (
    select c.id, c.first_id, c.quiz_id, c.marks, z.mode, z.completed_at
    from copies c
    cross join lateral (
      select quiz.mode, quiz.completed_at from public.quizzes quiz
      where quiz.id = c.quiz_id and quiz.user_id = p_user_id
        and (quiz.mode = 'review' or (quiz.status = 'completed' and quiz.completed_at is not null))
      offset 0
    ) z
  ),
  answered as materialized (
    select asked.id, asked.first_id, asked.marks, a.is_correct, a.marks_obtained,
      case when asked.mode = 'review' then least(a.answered_at, now()) else asked.completed_at end as at
    from asked
    left join lateral (
      select answer.is_correct, answer.marks_obtained, answer.answered_at
      from public.quiz_answers answer
      where answer.quiz_id = asked.quiz_id and answer.question_id = asked.id
      offset 0
    ) a on true
    where asked.mode <> 'review' or a.is_correct is not null
  ),
  histories as materialized (
    select first_id,
      (array_agg(id order by at desc, id))[1] as question_id,
      jsonb_agg(
        jsonb_build_array(round(1000 * extract(epoch from at)), is_correct, marks_obtained, marks)
        order by at, id desc
      ) as history
    from answered
    group by first_id
  ),
  removed as (
    delete from public.question_reviews r
    where r.user_id = p_user_id and r.first_id = any (p_first_ids)
      and r.first_id not in (select first_id from histories)
  )
  insert into public.question_reviews (first_id, user_id, question_id, history, due_at)
  select first_id, p_user_id, question_id, history, private.next_review_at(history) from histories
  on conflict (first_id, user_id) do update set
    question_id = excluded.question_id, history = excluded.history, due_at = excluded.due_at;
end
$$;

-- A mark changes the schedule in a completed quiz (an appeal, a self-mark) and in a review.
create or replace function private.answer_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed record := coalesce(new, old);
  owner_id uuid;
  first_id uuid;
begin
  select z.user_id, coalesce(q.repeats, q.id) into owner_id, first_id
  from public.quizzes z
  join public.quiz_questions q on q.quiz_id = z.id and q.id = changed.question_id
  where z.id = changed.quiz_id and (z.status = 'completed' or z.mode = 'review');
  if found then perform private.refresh_question_reviews(owner_id, array[first_id]); end if;
  return null;
end
$$;

-- The first data of the dashboard, in one result: the newest 200 quizzes, and `reviews`,
-- [{at (ms since 1970), questions}]: all questions due before `p_until` as one entry, then those due
-- within the 25 hours (the longest day) from the next one on.
create or replace function public.get_dashboard(p_until timestamptz) returns table (quizzes jsonb, reviews jsonb)
language sql stable set search_path = '' as $$
  with pending as materialized (
    select r.due_at from public.question_reviews r
    where r.user_id = (select auth.uid()) and r.first_id not in (select private.open_repeats())
  ),
  shown as (
    select min(p.due_at) as at, count(*) as questions from pending p where p.due_at < p_until
    having count(*) > 0
    union all
    select p.due_at, count(*) from pending p
    where p.due_at >= p_until
      and p.due_at < (select min(n.due_at) + interval '25 hours' from pending n where n.due_at >= p_until)
    group by p.due_at
  )
  select
    (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]')
      from (
        select q.id, q.quiz_name, q.difficulty, q.status, q.mode, q.counts, q.total_marks,
          q.marks_obtained, q.percentage, q.completed_at, q.created_at
        from public.quizzes q
        where q.user_id = (select auth.uid())
          and (q.status <> 'generating' or q.updated_at > now() - interval '10 minutes')
        order by q.created_at desc
        limit 200
      ) as newest
    ),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('at', round(1000 * extract(epoch from s.at)), 'questions', s.questions) order by s.at
        ), '[]')
      from shown s
    )
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

-- A quiz from its completion to the repetition of its questions.

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

-- The first data of the dashboard, in one result: the newest 200 quizzes, and `reviews`,
-- [{at (ms since 1970), questions}]: all questions due before `p_until` as one entry, then those due
-- within the 25 hours (the longest day) from the next one on.
-- A quiz that has been "generating" for ten minutes without a sign was being made by a process that
-- has ended: it is not waited for, and make-quiz makes it again.
drop function public.get_dashboard();
create function public.get_dashboard(p_until timestamptz) returns table (quizzes jsonb, reviews jsonb)
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

-- Spaced review: questions come back. When, is derived from the marks already stored (domain/review/schedule.ts).

-- The question first asked, of which this one is a repeat; null where this one is the first. No foreign key: what is known
-- of a question outlives the quiz it began in. Nothing is read through it, so it gives no sight of anybody else's rows.
alter table public.quiz_questions add column repeats uuid;

-- Every question of the caller's completed quizzes, once however often it was repeated: its latest copy, and how it was
-- answered each time, [when (ms since 1970), is_correct, marks_obtained], oldest first; an unanswered one has nulls. Left out
-- are questions whose file is gone, and those that an unfinished quiz asks again.
create function public.get_question_histories() returns table (question_id uuid, history jsonb)
language sql stable set search_path = '' as $$
  with completed as materialized (
    select q.id, round(1000 * extract(epoch from q.completed_at)) as at from public.quizzes q
    where q.user_id = (select auth.uid()) and q.status = 'completed'
  ),
  asked as (
    select q.id, coalesce(q.repeats, q.id) as first_id, completed.at,
      -- one lookup by its key for each question: joined, the planner may go through all answers for each
      coalesce(
        (
          select jsonb_build_array(completed.at, a.is_correct, a.marks_obtained) from public.quiz_answers a
          where a.quiz_id = q.quiz_id and a.question_id = q.id
        ),
        jsonb_build_array(completed.at, null, null)
      ) as answered
    from public.quiz_questions q
    join completed on completed.id = q.quiz_id
    -- the arrays keep to the index: joined, the policy's own subquery would have every question read
    where q.quiz_id = any (array(select c.id from completed c)) and q.source_file_id is not null
  )
  select (array_agg(asked.id order by asked.at desc))[1], jsonb_agg(asked.answered order by asked.at)
  from asked
  where asked.first_id not in (
    select again.repeats from public.quiz_questions again
    where again.repeats is not null
      and again.quiz_id = any (array(
        select q.id from public.quizzes q where q.user_id = (select auth.uid()) and q.status <> 'completed'
      ))
  )
  group by asked.first_id
$$;

-- What the dashboard begins with, in one answer: the newest 200 quizzes, and of the questions to be reviewed how many share
-- a history, [{history, questions}], which is a few rows for each quiz instead of one for each question.
create function public.get_dashboard() returns table (quizzes jsonb, reviews jsonb)
language sql stable set search_path = '' as $$
  select
    (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]')
      from (
        select q.id, q.quiz_name, q.difficulty, q.status, q.total_mcqs, q.total_saqs, q.total_laqs, q.total_marks,
          q.marks_obtained, q.percentage, q.completed_at, q.created_at
        from public.quizzes q
        where q.user_id = (select auth.uid())
        order by q.created_at desc
        limit 200
      ) as newest
    ),
    (
      select coalesce(jsonb_agg(to_jsonb(alike)), '[]')
      from (
        select h.history, count(*) as questions from public.get_question_histories() as h group by h.history
      ) as alike
    )
$$;

-- A quiz of questions asked before, with their options in a new order. `p_quiz` is {id, quiz_name}; its difficulty is the one
-- most of them had. A quiz that already stands is left as it is, so that asking twice makes one. Answers the quiz's id.
create function public.repeat_questions(p_quiz jsonb, p_question_ids uuid[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  insert into public.quizzes (
    id, user_id, quiz_name, difficulty, total_mcqs, total_saqs, total_laqs, status, total_marks
  )
  select made_id, (select auth.uid()), p_quiz ->> 'quiz_name', mode() within group (order by quiz.difficulty),
    count(*) filter (where question.question_type = 'mcq'),
    count(*) filter (where question.question_type = 'saq'),
    count(*) filter (where question.question_type = 'laq'),
    'ready',
    sum(question.marks)
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
      order by array_position(array['mcq', 'saq', 'laq'], question.question_type),
        array_position(p_question_ids, question.id)
    ),
    question.question_text,
    shuffled.options,
    question.correct_answer,
    shuffled.correct_option_number,
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
      jsonb_object_agg(place, said) as options,
      min(place) filter (where number = question.correct_option_number::text) as correct_option_number
    from (
      select number, said, row_number() over (order by random()) as place
      from jsonb_each_text(question.options) as option (number, said)
    ) as placed
  ) as shuffled on true
  where question.id = any (p_question_ids);

  return made_id;
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

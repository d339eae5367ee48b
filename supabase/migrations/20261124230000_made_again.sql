-- A question that is made again, because nothing else is left of a short text, repeats the one that was asked: the bank lists it
-- once, and it has one review.

create or replace function public.create_quiz(p_quiz jsonb, p_file_ids uuid[], p_questions jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  if coalesce(jsonb_array_length(p_questions), 0) = 0 then
    raise exception 'A quiz needs at least one question' using errcode = '22023';
  end if;

  insert into public.quizzes (id, user_id, quiz_name, difficulty, counts, status, total_marks)
  select made_id, (select auth.uid()), p_quiz ->> 'quiz_name', p_quiz ->> 'difficulty',
    jsonb_object_agg(asked.kind, asked.questions), 'ready', sum(asked.marks)
  from (
    select question ->> 'question_type' as kind, count(*) as questions,
      sum((question ->> 'marks')::numeric) as marks
    from jsonb_array_elements(p_questions) as question
    group by kind
  ) as asked
  on conflict (id) do update set
    quiz_name = excluded.quiz_name,
    difficulty = excluded.difficulty,
    counts = excluded.counts,
    status = excluded.status,
    total_marks = excluded.total_marks
  where quizzes.status = 'generating';

  if not found then
    if not exists (select from public.quizzes where id = made_id) then
      raise exception 'This quiz is not yours' using errcode = '42501';
    end if;
    return made_id;
  end if;

  insert into public.quiz_sources (quiz_id, file_id, base_id)
  select made_id, f.id, f.base_id from public.base_files f where f.id = any (p_file_ids);
  if exists (
    select unnest(p_file_ids) except select s.file_id from public.quiz_sources s where s.quiz_id = made_id
  ) then
    raise exception 'A source file was not found' using errcode = '23503';
  end if;

  insert into public.quiz_questions (
    quiz_id, question_type, question_number, question_text, options, correct_answer, correct_option_number,
    explanation, marks, source_file_id, source_page, source_quote, points, repeats
  )
  select
    made_id,
    question ->> 'question_type',
    row_number() over (
      order by private.kind_position(question ->> 'question_type'), position
    ),
    question ->> 'question_text',
    nullif(question -> 'options', 'null'),
    question ->> 'correct_answer',
    (question ->> 'correct_option_number')::integer,
    question ->> 'explanation',
    (question ->> 'marks')::numeric,
    (question ->> 'source_file_id')::uuid,
    (question ->> 'source_page')::integer,
    question ->> 'source_quote',
    coalesce(question -> 'points', '[]'),
    (
      select coalesce(earlier.repeats, earlier.id)
      from public.quiz_questions earlier
      join public.quizzes theirs on theirs.id = earlier.quiz_id
      where earlier.source_file_id = (question ->> 'source_file_id')::uuid
        and earlier.question_type = question ->> 'question_type'
        and earlier.question_text = question ->> 'question_text'
        and earlier.correct_answer = question ->> 'correct_answer'
        and earlier.withdrawn_at is null
        and theirs.user_id = (select auth.uid())
      order by theirs.created_at, earlier.id
      limit 1
    )
  from jsonb_array_elements(p_questions) with ordinality as list (question, position);

  return made_id;
end
$$;

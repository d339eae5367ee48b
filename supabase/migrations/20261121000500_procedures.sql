-- Procedures run with the caller's rights, so that row-level security decides; `delete_account` alone needs more.
-- Another user's id is refused with 42501, as a policy would.

-- What the browser falls back to when its upsert of an extracted text is refused (requirements §7).
create function public.store_pdf_text_content(
  p_file_id uuid, p_extracted_text text, p_text_length integer, p_status text default 'completed'
) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.base_files where id = p_file_id) then
    raise exception 'This file is not yours' using errcode = '42501';
  end if;
  insert into public.pdf_text_content (file_id, extracted_text, text_length, extraction_date, status, error_message)
  values (p_file_id, p_extracted_text, p_text_length, now(), p_status, null)
  on conflict (file_id) do update set
    extracted_text = excluded.extracted_text,
    text_length = excluded.text_length,
    extraction_date = excluded.extraction_date,
    status = excluded.status,
    error_message = excluded.error_message;
end
$$;

-- One row of sums over the completed quizzes; zeros where there is none. Percentages are 0 to 100.
create function public.get_user_quiz_stats(user_uuid uuid)
returns table (
  total_quizzes bigint,
  total_questions_attempted bigint,
  average_percentage numeric,
  total_marks_obtained numeric,
  total_possible_marks numeric
)
language plpgsql stable set search_path = '' as $$
begin
  if user_uuid is distinct from (select auth.uid()) or user_uuid is null then
    raise exception 'These are not your quizzes' using errcode = '42501';
  end if;
  return query
    select
      count(*),
      (
        -- the array keeps to the index: joined, the policy's own subquery would have every answer read
        select count(*) from public.quiz_answers a
        where a.quiz_id = any (array(
          select c.id from public.quizzes c where c.user_id = user_uuid and c.status = 'completed'
        ))
      ),
      coalesce(round(avg(q.percentage), 2), 0),
      coalesce(sum(q.marks_obtained), 0),
      coalesce(sum(q.total_marks), 0)
    from public.quizzes q
    where q.user_id = user_uuid and q.status = 'completed';
end
$$;

-- The ten quizzes completed last, the newest first.
create function public.get_recent_quiz_performance(user_uuid uuid)
returns table (quiz_id uuid, quiz_name text, percentage numeric, completed_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  if user_uuid is distinct from (select auth.uid()) or user_uuid is null then
    raise exception 'These are not your quizzes' using errcode = '42501';
  end if;
  return query
    select q.id, q.quiz_name, q.percentage, q.completed_at
    from public.quizzes q
    where q.user_id = user_uuid and q.status = 'completed'
    order by q.completed_at desc, q.id
    limit 10;
end
$$;

-- Writes a quiz, its sources and its questions, or nothing. `p_quiz` is {id, quiz_name, difficulty}; `p_questions` a list of
-- questions without ids, numbered here: mcq, then saq, then laq. A quiz that already stands is left as it is, so that asking
-- twice makes one. Answers the quiz's id.
create function public.create_quiz(p_quiz jsonb, p_file_ids uuid[], p_questions jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  if coalesce(jsonb_array_length(p_questions), 0) = 0 then
    raise exception 'A quiz needs at least one question' using errcode = '22023';
  end if;

  insert into public.quizzes (
    id, user_id, quiz_name, difficulty, total_mcqs, total_saqs, total_laqs, status, total_marks
  )
  select made_id, (select auth.uid()), p_quiz ->> 'quiz_name', p_quiz ->> 'difficulty',
    count(*) filter (where question ->> 'question_type' = 'mcq'),
    count(*) filter (where question ->> 'question_type' = 'saq'),
    count(*) filter (where question ->> 'question_type' = 'laq'),
    'ready',
    sum((question ->> 'marks')::numeric)
  from jsonb_array_elements(p_questions) as question
  on conflict (id) do update set
    quiz_name = excluded.quiz_name,
    difficulty = excluded.difficulty,
    total_mcqs = excluded.total_mcqs,
    total_saqs = excluded.total_saqs,
    total_laqs = excluded.total_laqs,
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
    explanation, marks, source_file_id, source_page, source_quote, points
  )
  select
    made_id,
    question ->> 'question_type',
    row_number() over (
      order by array_position(array['mcq', 'saq', 'laq'], question ->> 'question_type'), position
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
    coalesce(question -> 'points', '[]')
  from jsonb_array_elements(p_questions) with ordinality as list (question, position);

  return made_id;
end
$$;

-- Adds up the marks given so far and completes the quiz: what is unanswered or unmarked counts 0. Can be repeated, as after an
-- appeal; the time of the first completion stays.
create function public.complete_quiz(p_quiz_id uuid)
returns table (marks_obtained numeric, total_marks numeric, percentage numeric)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
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

-- Deletes the caller's account and, by cascade, every row that is theirs. Files are deleted before, through the storage
-- service, which alone knows where the bytes are. Does nothing the second time.
create function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  delete from auth.users where id = (select auth.uid());
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

-- An answer to a quiz of another account is refused by its policy alone. Its triggers run before the policy: their errors
-- told that the quiz exists, and whether it is completed or timed. Both check as before otherwise.
create or replace function private.check_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_marks numeric;
  v_status text;
begin
  select question.marks, quiz.status into v_marks, v_status
  from public.quiz_questions question
  join public.quizzes quiz on quiz.id = question.quiz_id
  where question.id = new.question_id and question.quiz_id = new.quiz_id
    and (auth.uid() is null or quiz.user_id = auth.uid());
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

create or replace function private.check_answer_time() returns trigger
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
  select * into v_quiz from public.quizzes where id = new.quiz_id and (auth.uid() is null or user_id = auth.uid());
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

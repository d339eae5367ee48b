-- Marks that cannot be made up: finite, at most the marks of the question, and fixed with their
-- answers once a quiz is completed, except by appeals and self-marks, which keep what they replace.

create function private.check_answer() returns trigger
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

create trigger check_answer before insert or update on public.quiz_answers
for each row execute function private.check_answer();

-- When a quiz or an account is deleted, its row is gone before those of its answers.
create function private.keep_completed_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.quizzes where id = old.quiz_id and status = 'completed') then
    raise exception 'The answers of a completed quiz are fixed' using errcode = '23514';
  end if;
  return old;
end
$$;

create trigger keep_completed_answers before delete on public.quiz_answers
for each row execute function private.keep_completed_answers();

revoke execute on function private.check_answer from public;
revoke execute on function private.keep_completed_answers from public;

-- `not valid`: earlier rows stay readable whatever they hold.
alter table public.quizzes
  add constraint total_marks_are_finite check (total_marks <= 1000) not valid,
  add constraint marks_within_total check (marks_obtained <= total_marks) not valid,
  add constraint created_at_is_a_time check (created_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid,
  add constraint completed_at_is_a_time check (completed_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;
alter table public.bases
  add constraint created_at_is_a_time check (created_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;
alter table public.base_files
  add constraint uploaded_at_is_a_time check (uploaded_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;
alter table public.pdf_text_content
  add constraint extraction_date_is_a_time check (extraction_date between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;
alter table public.chats
  add constraint created_at_is_a_time check (created_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;
alter table public.chat_messages
  add constraint timestamp_is_a_time check ("timestamp" between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;
alter table public.quiz_answers
  add constraint answered_at_is_a_time check (answered_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z') not valid;

-- Questions and answers had a quota of quizzes and a size of a row alone: 5,000 quizzes with 30 rows of more than a megabyte each
-- fill any disk, after which nobody can write. All of them together have the quota of text now.

-- The bytes that the questions and answers of one account take, as they are stored (compressed).
create function private.quiz_bytes(p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select (
    select coalesce(sum(
      pg_column_size(q.question_text) + pg_column_size(q.correct_answer) + pg_column_size(q.explanation)
      + coalesce(pg_column_size(q.source_quote), 0) + coalesce(pg_column_size(q.options), 0)
      + pg_column_size(q.points) + pg_column_size(q.versions)
    ), 0)
    from public.quizzes z
    join public.quiz_questions q on q.quiz_id = z.id
    where z.user_id = p_user_id
  ) + (
    select coalesce(sum(
      pg_column_size(s.correct_answer) + pg_column_size(s.explanation)
      + coalesce(pg_column_size(s.source_quote), 0) + pg_column_size(s.points) + pg_column_size(s.versions)
    ), 0)
    from public.quizzes z
    join private.sealed_questions s on s.quiz_id = z.id -- a new key is there before its question
    where z.user_id = p_user_id
  ) + (
    select coalesce(sum(
      pg_column_size(a.user_answer) + coalesce(pg_column_size(a.feedback), 0) + pg_column_size(a.points)
      + pg_column_size(a.history) + pg_column_size(a.retries)
    ), 0)
    from public.quizzes z
    join public.quiz_answers a on a.quiz_id = z.id
    where z.user_id = p_user_id
  )
$$;

-- Runs after each statement, as check_message_bytes. Only a large row is a reason to add up all of them: as many small ones as the
-- quota of quizzes allows take a few gigabytes.
create function private.check_quiz_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner uuid;
  v_maximum bigint;
begin
  for v_owner in
    select distinct z.user_id from added a join public.quizzes z on z.id = a.quiz_id
    where pg_column_size(a) > 20000
  loop
    v_maximum := private.quota_of(v_owner, 'text_bytes');
    continue when v_maximum is null;
    perform pg_advisory_xact_lock(hashtextextended('quiz_bytes' || v_owner::text, 0));
    if private.quiz_bytes(v_owner) > v_maximum then
      perform private.refuse_quota('quota_quizzes');
    end if;
  end loop;
  return null;
end
$$;

create trigger check_question_bytes after insert on public.quiz_questions
referencing new table as added for each statement execute function private.check_quiz_bytes();
create trigger check_changed_question_bytes after update on public.quiz_questions
referencing new table as added for each statement execute function private.check_quiz_bytes();
create trigger check_answer_bytes after insert on public.quiz_answers
referencing new table as added for each statement execute function private.check_quiz_bytes();
create trigger check_changed_answer_bytes after update on public.quiz_answers
referencing new table as added for each statement execute function private.check_quiz_bytes();
create trigger check_key_bytes after insert on private.sealed_questions
referencing new table as added for each statement execute function private.check_quiz_bytes();
create trigger check_changed_key_bytes after update on private.sealed_questions
referencing new table as added for each statement execute function private.check_quiz_bytes();

-- A quiz is made from at most so many files (domain/quiz/wire.ts): all files of an account in each of its quizzes were 50 million rows.
create function private.check_sources() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from (select distinct quiz_id from added) a
    where (select count(*) from public.quiz_sources s where s.quiz_id = a.quiz_id) > 1000
  ) then
    raise exception 'A quiz has at most 1000 files' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger check_sources after insert on public.quiz_sources
referencing new table as added for each statement execute function private.check_sources();

revoke execute on function private.quiz_bytes, private.check_quiz_bytes, private.check_sources from public;

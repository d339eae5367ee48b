-- What the product reads of the stored review schedule.

-- The questions that an unfinished quiz of the caller asks again; they are not offered for review.
-- Those of an unfinished review are: each of its answers counts from the time of the answer, so that
-- stopping it loses nothing and its unanswered questions stay due.
create function private.open_repeats() returns setof uuid
language sql stable set search_path = '' as $$
  select q.repeats from public.quiz_questions q
  where q.repeats is not null
    and q.quiz_id = any (array(
      select z.id from public.quizzes z
      where z.user_id = (select auth.uid()) and z.status <> 'completed' and z.mode <> 'review'
    ))
$$;
revoke execute on function private.open_repeats from public;
grant execute on function private.open_repeats to authenticated, service_role;

-- Every question of the caller's completed quizzes, once however often it was repeated: its latest copy and its history. The
-- longest overdue first; a caller who wants more than one answer holds asks for ranges.
create or replace function public.get_question_histories() returns table (question_id uuid, history jsonb)
language sql stable set search_path = '' as $$
  select r.question_id, r.history from public.question_reviews r
  where r.user_id = (select auth.uid()) and r.first_id not in (select private.open_repeats())
  order by r.due_at, r.first_id
$$;

-- The questions due before `p_until`, the longest overdue first, at most `p_most`.
create function public.get_due_questions(p_until timestamptz, p_most integer) returns setof uuid
language sql stable set search_path = '' as $$
  select r.question_id from public.question_reviews r
  where r.user_id = (select auth.uid()) and r.due_at < p_until
    and r.first_id not in (select private.open_repeats())
  order by r.due_at, r.first_id
  limit least(p_most, 100)
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

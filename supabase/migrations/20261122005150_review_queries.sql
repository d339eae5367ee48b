-- What the product reads of the stored review schedule.

-- The caller's questions that can be reviewed: those that no unfinished quiz asks again.
create function private.open_repeats() returns setof uuid
language sql stable set search_path = '' as $$
  select q.repeats from public.quiz_questions q
  where q.repeats is not null
    and q.quiz_id = any (array(
      select z.id from public.quizzes z where z.user_id = (select auth.uid()) and z.status <> 'completed'
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

-- What the dashboard begins with, in one answer: the newest 200 quizzes, and `reviews`, [{at (ms since 1970), questions}]: all
-- questions due before `p_until` as one entry, then what is due within the 25 hours (the longest day) from the next on.
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
        select q.id, q.quiz_name, q.difficulty, q.status, q.total_mcqs, q.total_saqs, q.total_laqs, q.total_marks,
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

-- Without an exam what is due is read from the index by its date. Before, every question of the account was read, so that the
-- dashboard and the start of a review took longer with each quiz.

create function private.has_exam(p_until timestamptz, p_today date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.bases b
    where b.user_id = (select auth.uid())
      and b.exam_on > coalesce(p_today, ((p_until - interval '12 hours') at time zone 'UTC')::date)
  )
$$;

-- As before.
create or replace function public.get_due_questions(p_until timestamptz, p_most integer, p_today date default null)
returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  if private.has_exam(p_until, p_today) then
    return query
    select s.question_id from private.scheduled_reviews(p_until, p_today, true) s
    where s.at < p_until
    order by s.at, s.first_id
    limit least(p_most, 100);
  else
    return query
    select r.question_id from public.question_reviews r
    where r.user_id = (select auth.uid()) and r.due_at < p_until
      and r.first_id not in (select private.open_repeats())
    order by r.due_at, r.first_id
    limit least(p_most, 100);
  end if;
end
$$;

-- How many of the caller's questions are due before `p_until`, since when, and how many on the next day on which some are.
create function private.review_counts(p_until timestamptz, p_today date)
returns table (at timestamptz, questions bigint)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if private.has_exam(p_until, p_today) then
    return query
    with pending as materialized (
      select s.at from private.scheduled_reviews(p_until, p_today, false) s
    )
    select min(p.at), count(*) from pending p where p.at < p_until
    having count(*) > 0
    union all
    select p.at, count(*) from pending p
    where p.at >= p_until
      and p.at < (select min(n.at) + interval '25 hours' from pending n where n.at >= p_until)
    group by p.at;
  else
    return query
    select min(r.due_at), count(*) from public.question_reviews r
    where r.user_id = (select auth.uid()) and r.due_at < p_until
      and r.first_id not in (select private.open_repeats())
    having count(*) > 0
    union all
    select r.due_at, count(*) from public.question_reviews r
    where r.user_id = (select auth.uid()) and r.due_at >= p_until
      and r.first_id not in (select private.open_repeats())
      and r.due_at < (
        select n.due_at + interval '25 hours' from public.question_reviews n
        where n.user_id = (select auth.uid()) and n.due_at >= p_until
          and n.first_id not in (select private.open_repeats())
        order by n.due_at
        limit 1
      )
    group by r.due_at;
  end if;
end
$$;

revoke execute on function private.has_exam, private.review_counts from public;
grant execute on function private.has_exam, private.review_counts to authenticated, service_role;

-- As before.
create or replace function public.get_dashboard(p_until timestamptz, p_today date default null)
returns table (quizzes jsonb, reviews jsonb)
language sql stable set search_path = '' as $$
  select
    (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]')
      from (
        select q.id, q.quiz_name, q.difficulty, q.status, q.mode, q.counts, q.total_marks,
          q.marks_obtained, q.percentage, q.completed_at, q.created_at
        from public.quizzes q
        where q.user_id = (select auth.uid()) and q.mode <> 'own'
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
      from private.review_counts(p_until, p_today) s
    )
$$;

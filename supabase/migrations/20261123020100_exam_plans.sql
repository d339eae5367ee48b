-- The plan for an exam: what is due by it, and how many questions a day.

-- The questions of the caller's bases that have an exam after `p_today`, with their part of the
-- plan. `p_until` is the end of the caller's day. The same as `planDay` in
-- domain/review/exam-plan.ts (supabase/tests/exam-plan.test.ts compares them).
create function private.exam_questions(p_until timestamptz, p_today date)
returns table (
  base_id uuid, first_id uuid, question_id uuid, due_at timestamptz,
  -- Answered today; answered since the date was set; to be asked today.
  is_done boolean, is_seen boolean, is_today boolean,
  -- Questions a day.
  daily integer
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  v_today constant date :=
    coalesce(p_today, ((p_until - interval '12 hours') at time zone 'UTC')::date);
begin
  if not exists (
    select from public.bases b where b.user_id = (select auth.uid()) and b.exam_on > v_today
  ) then
    return;
  end if;
  return query
  with stored as materialized (
    select b.id as base_id, r.first_id, r.question_id, r.due_at, r.returns,
      b.exam_on - v_today as days,
      p_until + (b.exam_on - v_today - 1) * interval '24 hours' as ends_at,
      coalesce(r.history -> -1 ->> 1 = 'true', false) as is_known,
      a.at as last_at,
      a.at >= p_until - interval '24 hours' as is_done,
      a.at >= date_trunc('milliseconds', b.exam_set_at) as is_seen
    from public.bases b
    join public.base_files f on f.base_id = b.id
    join public.quiz_questions q on q.source_file_id = f.id
    join public.question_reviews r on r.question_id = q.id and r.user_id = b.user_id
    cross join lateral (
      select to_timestamp((r.history -> -1 ->> 0)::double precision / 1000) as at
    ) a
    where b.user_id = (select auth.uid()) and b.exam_on > v_today
      and r.first_id not in (select private.open_repeats())
  ),
  counted as (
    select s.*,
      greatest(
        (s.due_at < p_until)::integer + (
          select count(*) from unnest(s.returns) as day
          where s.last_at + day * interval '24 hours' >= p_until
            and s.last_at + day * interval '24 hours' < s.ends_at
        ),
        (not s.is_seen)::integer
      ) as times_to_ask,
      (s.due_at < p_until or not s.is_seen) as is_available,
      (not s.is_known and s.due_at < p_until and s.due_at >= p_until - interval '48 hours') as is_near
    from stored s
  ),
  summed as (
    select c.*,
      ceil(sum(
        case when c.is_done then 1 + greatest(0, c.times_to_ask - (not c.is_known)::integer) else c.times_to_ask end
      ) over base * 11 / (10.0 * c.days))::integer as daily,
      count(*) filter (where c.is_done) over base as done,
      row_number() over (
        partition by c.base_id, c.is_available
        order by c.is_near desc, c.is_known, c.due_at, c.first_id
      ) as place
    from counted c
    window base as (partition by c.base_id)
  )
  select s.base_id, s.first_id, s.question_id, s.due_at, s.is_done, s.is_seen,
    s.is_available and (s.is_near or s.place <= s.daily - s.done), s.daily
  from summed s;
end
$$;

-- When each question of the caller is asked next; those of a base with an exam as planned. With
-- `p_only_due` those that are asked by `p_until`.
create function private.scheduled_reviews(p_until timestamptz, p_today date, p_only_due boolean)
returns table (first_id uuid, question_id uuid, at timestamptz)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with planned as materialized (
    select e.first_id, e.is_today,
      -- What is postponed fills the days after.
      p_until + interval '24 hours' * (
        (row_number() over (partition by e.base_id, e.is_today order by e.due_at, e.first_id) - 1)
          / greatest(e.daily, 1)
      ) as later_at
    from private.exam_questions(p_until, p_today) e
  ),
  pending as (
    select r.first_id, r.question_id, r.due_at from public.question_reviews r
    where r.user_id = (select auth.uid()) and r.first_id not in (select private.open_repeats())
      and (
        not p_only_due or r.due_at < p_until
        or r.first_id in (select e.first_id from planned e where e.is_today)
      )
  )
  select p.first_id, p.question_id, case
    when e.is_today then least(p.due_at, p_until - interval '1 millisecond')
    when not e.is_today then greatest(p.due_at, e.later_at)
    else p.due_at
  end
  from pending p
  left join planned e on e.first_id = p.first_id;
end
$$;
revoke execute on function private.exam_questions, private.scheduled_reviews from public;
grant execute on function private.exam_questions, private.scheduled_reviews to authenticated, service_role;

-- The questions to be asked before `p_until`, the end of the caller's day `p_today`: the longest
-- overdue first, at most `p_most`.
drop function public.get_due_questions(timestamptz, integer);
create function public.get_due_questions(p_until timestamptz, p_most integer, p_today date default null)
returns setof uuid
language sql stable set search_path = '' as $$
  select s.question_id from private.scheduled_reviews(p_until, p_today, true) s
  where s.at < p_until
  order by s.at, s.first_id
  limit least(p_most, 100)
$$;

-- The first data of the dashboard, in one result: the newest 200 quizzes that can be
-- taken, and `reviews`,
-- [{at (ms since 1970), questions}]: all questions to be asked before `p_until` as one entry, then
-- those due within the 25 hours (the longest day) from the next one on.
-- A quiz that has been "generating" for ten minutes without a sign was being made by a process that
-- has ended: it is not waited for, and make-quiz makes it again.
drop function public.get_dashboard(timestamptz);
create function public.get_dashboard(p_until timestamptz, p_today date default null)
returns table (quizzes jsonb, reviews jsonb)
language sql stable set search_path = '' as $$
  with pending as materialized (
    select s.at from private.scheduled_reviews(p_until, p_today, false) s
  ),
  shown as (
    select min(p.at) as at, count(*) as questions from pending p where p.at < p_until
    having count(*) > 0
    union all
    select p.at, count(*) from pending p
    where p.at >= p_until
      and p.at < (select min(n.at) + interval '25 hours' from pending n where n.at >= p_until)
    group by p.at
  )
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
      from shown s
    )
$$;

-- The caller's bases with an exam on `p_today` or later, the next one first: `questions` that were
-- asked, how many were answered since the date was set (`seen`) and today (`done`), how many are
-- left for today (`remaining`), and how many there are a day (`daily`).
create function public.get_exam_plans(p_until timestamptz, p_today date)
returns table (
  base_id uuid, base_name text, exam_on date, questions bigint, seen bigint, done bigint,
  remaining bigint, daily integer
)
language sql stable set search_path = '' as $$
  select b.id, b.name, b.exam_on, count(e.first_id), count(*) filter (where e.is_seen),
    count(*) filter (where e.is_done), count(*) filter (where e.is_today), coalesce(max(e.daily), 0)
  from public.bases b
  left join private.exam_questions(p_until, p_today) e on e.base_id = b.id
  where b.user_id = (select auth.uid()) and b.exam_on >= p_today
  group by b.id
  order by b.exam_on, b.created_at desc, b.id
  limit 50
$$;

-- The questions of a base that were answered, with their histories and their place: at most 5,000.
create function public.get_base_histories(p_base_id uuid)
returns table (question_id uuid, file_id uuid, page integer, quote text, history jsonb)
language sql stable set search_path = '' as $$
  select r.question_id, q.source_file_id, q.source_page, q.source_quote, r.history
  from public.base_files f
  join public.quiz_questions q on q.source_file_id = f.id
  join public.question_reviews r on r.question_id = q.id and r.user_id = (select auth.uid())
  where f.base_id = p_base_id
  order by r.first_id
  limit 5000
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

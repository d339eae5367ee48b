-- Missed questions that become due after today are asked on that day, however many they are
-- (private.exam_questions). They are announced for that day too: before, they were spread over
-- later days like known ones, and the dashboard announced fewer questions than were then asked.
create or replace function private.scheduled_reviews(p_until timestamptz, p_today date, p_only_due boolean)
returns table (first_id uuid, question_id uuid, at timestamptz)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with planned as materialized (
    select e.first_id, e.is_today, m.is_missed,
      -- What is postponed fills the days after.
      p_until + interval '24 hours' * (
        (row_number() over (
          partition by e.base_id, e.is_today
          order by
            greatest(0, floor(extract(epoch from e.due_at - p_until) / 86400)),
            m.is_missed desc, e.due_at, e.first_id
        ) - 1) / greatest(e.daily, 1)
      ) as later_at
    from private.exam_questions(p_until, p_today) e
    join public.question_reviews r on r.first_id = e.first_id and r.user_id = (select auth.uid())
    cross join lateral (
      select coalesce(r.history -> -1 ->> 1, 'false') <> 'true' and e.due_at >= p_until as is_missed
    ) m
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
    when not e.is_today and not e.is_missed then greatest(p.due_at, e.later_at)
    else p.due_at
  end
  from pending p
  left join planned e on e.first_id = p.first_id;
end
$$;

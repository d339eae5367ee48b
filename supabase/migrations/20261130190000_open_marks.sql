-- Marks of points that wait for the learner's decision: statistics use only what is decided.

-- An answer with such points is found without reading the points of all others.
create index quiz_answers_open_points on public.quiz_answers (quiz_id) where points @> '[{"verdict": "open"}]';

-- Of the caller's completed quizzes that have such points, or of those of `p_quizzes`: how many marks they are in total.
-- As openMarks in domain/marking/marks.ts. Runs as its owner, since the policy of quiz_answers is evaluated for every
-- answer otherwise.
create function private.open_marks(p_quizzes uuid[] default null) returns table (quiz_id uuid, marks numeric)
language sql stable security definer set search_path = '' as $$
  select a.quiz_id, round(sum(
    round(2 * question.marks * (judged.certain + judged.open) / judged.points) / 2
      - round(2 * question.marks * judged.certain / judged.points) / 2
  ), 1)
  from public.quiz_answers a
  join public.quiz_questions question on question.id = a.question_id and question.quiz_id = a.quiz_id
  cross join lateral (
    select count(*)::numeric as points,
      count(*) filter (where point ->> 'verdict' = 'open') as open,
      sum(case point ->> 'verdict' when 'met' then 1 when 'partial' then 0.5 else 0 end) as certain
    from jsonb_array_elements(a.points) as point
  ) as judged
  -- the array keeps to the index
  where a.quiz_id = any (array(
      select q.id from public.quizzes q
      where q.user_id = (select auth.uid()) and q.status = 'completed'
        and (p_quizzes is null or q.id = any (p_quizzes))
    ))
    and question.withdrawn_at is null
    and a.points @> '[{"verdict": "open"}]'
  group by a.quiz_id
$$;
revoke execute on function private.open_marks from public;
grant execute on function private.open_marks to authenticated, service_role;

-- As before, with the percentage that each quiz reaches if all its open points are met.
create or replace function public.get_dashboard(p_until timestamptz, p_today date default null)
returns table (quizzes jsonb, reviews jsonb)
language sql stable set search_path = '' as $$
  with newest as materialized (
    select q.id, q.quiz_name, q.difficulty, q.status, q.mode, q.counts, q.total_marks,
      q.marks_obtained, q.percentage, q.completed_at, q.created_at
    from public.quizzes q
    where q.user_id = (select auth.uid()) and q.mode <> 'own'
      and (q.status <> 'generating' or q.updated_at > now() - interval '10 minutes')
    order by q.created_at desc
    limit 200
  )
  select
    (
      select coalesce(
        jsonb_agg(
          to_jsonb(q) || jsonb_build_object(
            'possible_percentage',
            coalesce(round(100 * (q.marks_obtained + open.marks) / nullif(q.total_marks, 0)), q.percentage)
          ) order by q.created_at desc
        ), '[]')
      from newest q
      left join private.open_marks(array(select id from newest)) as open on open.quiz_id = q.id
    ),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('at', round(1000 * extract(epoch from s.at)), 'questions', s.questions) order by s.at
        ), '[]')
      from private.review_counts(p_until, p_today) s
    )
$$;

-- As before, with the percentage that each quiz reaches if all its open points are met.
drop function public.get_recent_quiz_performance(uuid);
create function public.get_recent_quiz_performance(user_uuid uuid)
returns table (
  quiz_id uuid,
  quiz_name text,
  percentage numeric,
  completed_at timestamptz,
  possible_percentage numeric
)
language plpgsql stable set search_path = '' as $$
begin
  if user_uuid is distinct from (select auth.uid()) or user_uuid is null then
    raise exception 'These are not your quizzes' using errcode = '42501';
  end if;
  return query
    with newest as materialized (
      select q.*
      from public.quizzes q
      where q.user_id = user_uuid and q.status = 'completed'
        and (q.total_marks > 0 or q.percentage is not null)
      order by q.completed_at desc, q.id
      limit 10
    )
    select q.id, q.quiz_name, q.percentage, q.completed_at,
      coalesce(round(100 * (q.marks_obtained + open.marks) / nullif(q.total_marks, 0)), q.percentage)
    from newest q
    left join private.open_marks(array(select id from newest)) as open on open.quiz_id = q.id
    order by q.completed_at desc, q.id;
end
$$;

-- As before, but without the marks of open points.
create or replace function public.get_user_quiz_stats(user_uuid uuid)
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
      private.count_attempted_questions(),
      coalesce(round(avg(
        case when open.marks is null then q.percentage
          else round(100 * q.marks_obtained / nullif(q.total_marks - open.marks, 0)) end
      ), 2), 0),
      coalesce(sum(q.marks_obtained), 0),
      coalesce(sum(q.total_marks - coalesce(open.marks, 0)), 0)
    from public.quizzes q
    left join private.open_marks() as open on open.quiz_id = q.id
    where q.user_id = user_uuid and q.status = 'completed';
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

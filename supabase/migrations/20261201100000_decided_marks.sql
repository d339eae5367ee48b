-- The cards of bases, the charts and the weakest pages of the dashboard counted points that wait for the learner's decision
-- as missed: an answer of which nothing was decided made its page the weakest one.

-- Of the caller's completed quizzes, or of those of `p_quizzes`: how many marks of each question wait for the learner's
-- decision. As openMarks in domain/marking/marks.ts. Runs as its owner, since the policy of quiz_answers is evaluated for
-- every answer otherwise.
create function private.open_question_marks(p_quizzes uuid[] default null)
returns table (quiz_id uuid, question_id uuid, marks numeric)
language sql stable security definer set search_path = '' as $$
  select a.quiz_id, a.question_id, round(
    round(2 * question.marks * (judged.certain + judged.open) / judged.points) / 2
      - round(2 * question.marks * judged.certain / judged.points) / 2
  , 1)
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
$$;
revoke execute on function private.open_question_marks from public;
grant execute on function private.open_question_marks to authenticated, service_role;

-- As before: of completed quizzes with open points how many marks these are in total.
create or replace function private.open_marks(p_quizzes uuid[] default null)
returns table (quiz_id uuid, marks numeric)
language sql stable security definer set search_path = '' as $$
  select open.quiz_id, sum(open.marks)
  from private.open_question_marks(p_quizzes) open
  group by open.quiz_id
$$;

-- As before, but without the marks of open points.
create or replace function private.base_marks(p_base_ids uuid[]) returns table (
  base_id uuid,
  quizzes bigint,
  obtained numeric,
  possible numeric,
  percentage numeric,
  last_completed timestamptz
)
language sql stable security definer set search_path = '' as $$
  with taken as materialized (
    select s.base_id, z.id, z.mode, z.marks_obtained, z.total_marks, z.completed_at,
      exists (
        select from public.quiz_sources other where other.quiz_id = z.id and other.base_id <> s.base_id
      ) as is_shared
    -- a quiz of several files of a base has a row for each
    from (
      select distinct source.quiz_id, source.base_id from public.quiz_sources source
      where source.base_id = any (p_base_ids)
    ) s
    join public.quizzes z on z.id = s.quiz_id
    where z.user_id = (select auth.uid()) and z.status = 'completed'
  ),
  open as materialized (
    select o.quiz_id, o.question_id, o.marks from private.open_question_marks(array(select t.id from taken t)) o
  ),
  summed as (
    select t.base_id, t.id, t.completed_at, coalesce(t.marks_obtained, 0) as obtained,
      t.total_marks - coalesce(o.marks, 0) as possible
    from taken t
    left join (
      select open.quiz_id, sum(open.marks) as marks from open group by open.quiz_id
    ) o on o.quiz_id = t.id
    where not t.is_shared
    union all
    -- as private.quiz_sums counts them
    select t.base_id, t.id, t.completed_at, coalesce(sum(a.marks_obtained), 0),
      sum(q.marks - coalesce(o.marks, 0))
    from taken t
    join public.quiz_questions q on q.quiz_id = t.id
    join public.base_files f on f.id = q.source_file_id and f.base_id = t.base_id
    left join public.quiz_answers a on a.quiz_id = q.quiz_id and a.question_id = q.id
    left join open o on o.quiz_id = q.quiz_id and o.question_id = q.id
    where t.is_shared and q.withdrawn_at is null and (t.mode <> 'practice' or a.question_id is not null)
    group by t.base_id, t.id, t.completed_at
  )
  select s.base_id, count(*), sum(s.obtained), sum(s.possible), round(100 * sum(s.obtained) / sum(s.possible), 2),
    max(s.completed_at)
  from summed s
  where s.possible > 0
  group by s.base_id
$$;

-- The scored questions of the caller's newest completed quizzes, at most 100 quizzes, with the base and the name of their
-- file while these exist, and their marks without those of open points.
create function public.get_marked_questions(p_quizzes integer) returns table (
  question_type text,
  base_id uuid,
  file_id uuid,
  file_name text,
  page integer,
  obtained numeric,
  possible numeric
)
language sql stable set search_path = '' as $$
  with newest as materialized (
    select z.id, z.mode from public.quizzes z
    where z.user_id = (select auth.uid()) and z.status = 'completed'
    order by z.completed_at desc, z.id
    limit least(greatest(p_quizzes, 0), 100)
  )
  select q.question_type, s.base_id, f.id, f.file_name, q.source_page, coalesce(a.marks_obtained, 0),
    q.marks - coalesce(o.marks, 0)
  from newest n
  join public.quiz_questions q on q.quiz_id = n.id
  left join public.quiz_answers a on a.quiz_id = n.id and a.question_id = q.id
  left join private.open_question_marks(array(select id from newest)) o
    on o.quiz_id = n.id and o.question_id = q.id
  left join public.quiz_sources s on s.quiz_id = n.id and s.file_id = q.source_file_id
  left join public.base_files f on f.id = s.file_id
  -- as private.quiz_sums counts them; nothing is known of a question that is wholly undecided
  where q.withdrawn_at is null and (n.mode <> 'practice' or a.question_id is not null)
    and q.marks > coalesce(o.marks, 0)
$$;
revoke execute on function public.get_marked_questions from public, anon;
grant execute on function public.get_marked_questions to authenticated, service_role;

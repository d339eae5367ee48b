-- One measure of a base for its card and the dashboard. The card averaged the scores of quizzes, counting a quiz about
-- several bases fully in each; the dashboard added up the marks of the newest 50 quizzes.

-- The marks of the caller's bases among `p_base_ids`: of the questions about each in completed quizzes, every time they
-- were asked. All questions of a quiz about one base are about it, so its totals are taken; of a quiz about several bases,
-- as most reviews are, each base has its own questions. `percentage` is 0 to 100. Runs as its owner, like
-- `private.count_attempted_questions`.
create function private.base_marks(p_base_ids uuid[]) returns table (
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
  summed as (
    select t.base_id, t.id, t.completed_at, coalesce(t.marks_obtained, 0) as obtained, t.total_marks as possible
    from taken t
    where not t.is_shared
    union all
    -- as private.quiz_sums counts them
    select t.base_id, t.id, t.completed_at, coalesce(sum(a.marks_obtained), 0), sum(q.marks)
    from taken t
    join public.quiz_questions q on q.quiz_id = t.id
    join public.base_files f on f.id = q.source_file_id and f.base_id = t.base_id
    left join public.quiz_answers a on a.quiz_id = q.quiz_id and a.question_id = q.id
    where t.is_shared and q.withdrawn_at is null and (t.mode <> 'practice' or a.question_id is not null)
    group by t.base_id, t.id, t.completed_at
  )
  select s.base_id, count(*), sum(s.obtained), sum(s.possible), round(100 * sum(s.obtained) / sum(s.possible), 2),
    max(s.completed_at)
  from summed s
  where s.possible > 0
  group by s.base_id
$$;
revoke execute on function private.base_marks from public;
grant execute on function private.base_marks to authenticated, service_role;

-- As before, with the marks of each base and the quizzes that asked about it.
drop function public.get_base_cards(integer, integer);
create function public.get_base_cards(p_from integer, p_most integer)
returns table (
  id uuid,
  name text,
  created_at timestamptz,
  files bigint,
  first_files jsonb,
  pdfs bigint,
  read_pdfs bigint,
  failed_pdfs bigint,
  quizzes bigint,
  percentage numeric,
  last_completed timestamptz,
  total bigint
)
language sql stable set search_path = '' as $$
  with mine as materialized (
    select b.id, b.name, b.created_at from public.bases b
    where b.user_id = (select auth.uid())
    order by b.created_at desc, b.id
    offset p_from limit p_most
  ),
  -- the array keeps to the index, and the policies' own subqueries are evaluated once
  stored as materialized (
    select f.id, f.base_id, f.file_name,
      private.is_readable(f.file_type) as is_readable,
      row_number() over (partition by f.base_id order by f.position, f.id) as place
    from public.base_files f where f.base_id = any (array(select m.id from mine m))
  ),
  counted as (
    select s.base_id, count(*) as files,
      jsonb_agg(jsonb_build_object('id', s.id, 'file_name', s.file_name) order by s.place)
        filter (where s.place <= 3) as first_files,
      count(*) filter (where s.is_readable) as pdfs,
      count(*) filter (where s.is_readable and t.status = 'completed') as read_pdfs,
      count(*) filter (where s.is_readable and t.status = 'failed') as failed_pdfs
    from stored s
    left join private.text_states(array(select s.id from stored s)) t on t.file_id = s.id
    group by s.base_id
  )
  select m.id, m.name, m.created_at, coalesce(c.files, 0), coalesce(c.first_files, '[]'),
    coalesce(c.pdfs, 0), coalesce(c.read_pdfs, 0), coalesce(c.failed_pdfs, 0), coalesce(k.quizzes, 0), k.percentage,
    k.last_completed, (select count(*) from public.bases b where b.user_id = (select auth.uid()))
  from mine m
  left join counted c on c.base_id = m.id
  left join private.base_marks(array(select m.id from mine m)) k on k.base_id = m.id
  order by m.created_at desc, m.id
$$;

-- The caller's bases with marks, at most `p_most`, the weakest first. `total` is the number of all, on every row.
create function public.get_base_marks(p_most integer) returns table (
  id uuid,
  name text,
  quizzes bigint,
  obtained numeric,
  possible numeric,
  percentage numeric,
  total bigint
)
language sql stable set search_path = '' as $$
  select b.id, b.name, m.quizzes, m.obtained, m.possible, m.percentage, count(*) over ()
  from private.base_marks(array(
    select mine.id from public.bases mine where mine.user_id = (select auth.uid())
  )) m
  join public.bases b on b.id = m.base_id
  order by m.percentage, b.name, b.id
  limit least(p_most, 100)
$$;

revoke execute on function public.get_base_cards, public.get_base_marks from public, anon;
grant execute on function public.get_base_cards, public.get_base_marks to authenticated, service_role;

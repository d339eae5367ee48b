-- As before, over `private.text_states`: the lists of bases looked up all files of an account too.
create or replace function public.get_base_cards(p_from integer, p_most integer)
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
  average numeric,
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
  ),
  -- a quiz of several files of a base has a row for each
  taken as (
    select distinct source.base_id, quiz.id, quiz.percentage, quiz.completed_at
    from public.quiz_sources source
    join public.quizzes quiz on quiz.id = source.quiz_id
    where source.base_id = any (array(select m.id from mine m))
      and quiz.user_id = (select auth.uid()) and quiz.completed_at is not null
      and (quiz.total_marks > 0 or quiz.percentage is not null)
  ),
  known as (
    select t.base_id, count(*) as quizzes, avg(coalesce(t.percentage, 0)) as average,
      max(t.completed_at) as last_completed
    from taken t
    group by t.base_id
  )
  select m.id, m.name, m.created_at, coalesce(c.files, 0), coalesce(c.first_files, '[]'),
    coalesce(c.pdfs, 0), coalesce(c.read_pdfs, 0), coalesce(c.failed_pdfs, 0), coalesce(k.quizzes, 0), k.average,
    k.last_completed, (select count(*) from public.bases b where b.user_id = (select auth.uid()))
  from mine m
  left join counted c on c.base_id = m.id
  left join known k on k.base_id = m.id
  order by m.created_at desc, m.id
$$;

-- The states of the texts of a few files. The policy of the table looks up all files of the account first, which took most of
-- the time of the lists below in a large account.
create function private.text_states(p_files uuid[])
returns table (file_id uuid, status text, error_message text)
language sql stable security definer set search_path = '' rows 100 as $$
  select t.file_id, t.status, t.error_message
  from public.pdf_text_content t
  join public.base_files f on f.id = t.file_id
  join public.bases b on b.id = f.base_id
  where t.file_id = any (p_files) and b.user_id = (select auth.uid())
$$;
revoke execute on function private.text_states from public;
grant execute on function private.text_states to authenticated, service_role;

-- As before.
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

-- As before.
create or replace function public.get_quiz_sources(p_most integer default null, p_files uuid[] default '{}')
returns table (id uuid, name text, files jsonb)
language sql stable set search_path = '' as $$
  with chosen as materialized (
    (
      select b.id, b.name, b.created_at
      from public.bases b
      -- one file is enough, and the search for it ends with the last base that is asked for
      cross join lateral (
        select from public.base_files f
        where f.base_id = b.id and (
          private.is_readable(f.file_type)
          or (select t.status from public.pdf_text_content t where t.file_id = f.id) = 'completed'
        )
        limit 1
      ) as askable
      where b.user_id = (select auth.uid())
      order by b.created_at desc, b.id
      limit p_most
    )
    union
    select b.id, b.name, b.created_at
    from public.base_files f
    join public.bases b on b.id = f.base_id
    where f.id = any (p_files) and b.user_id = (select auth.uid())
  ),
  listed as materialized (
    select f.id, f.base_id, f.file_name, f.file_path, f.file_type, f.position
    from public.base_files f
    where f.base_id = any (array(select m.id from chosen m))
  )
  select c.id, c.name, s.files
  from chosen c
  join (
    select f.base_id, jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'name', f.file_name, 'path', f.file_path, 'status', coalesce(t.status, 'not_processed'),
        'error', t.error_message
      ) order by f.position, f.id) as files
    from listed f
    left join private.text_states(array(select l.id from listed l)) t on t.file_id = f.id
    where private.is_readable(f.file_type) or t.status = 'completed'
    group by f.base_id
  ) as s on s.base_id = c.id
  order by c.created_at desc, c.id
$$;

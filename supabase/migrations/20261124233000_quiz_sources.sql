-- The form of a new quiz listed every file of the account. It asks for the newest bases, and for more or all of them on demand.

-- A function with settings of its own is not inlined: called for each of 2,000 files it took most of the time of a list.
create or replace function private.is_readable(p_file_type text) returns boolean
language sql immutable as $$
  select p_file_type operator(pg_catalog.=) any (array[
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/epub+zip',
    'text/html',
    'text/markdown',
    'text/plain'
  ])
$$;

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

drop function public.get_quiz_sources();

-- The caller's bases that have files to ask about, newest first: the first `p_most` of them (null: all) and those of the
-- files `p_files`, each with all of these files in their order, [{id, name, path, status, error}].
create function public.get_quiz_sources(p_most integer default null, p_files uuid[] default '{}')
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
revoke execute on function public.get_quiz_sources from public, anon;
grant execute on function public.get_quiz_sources to authenticated, service_role;

-- As before; the newest files are chosen before their bases are looked up.
create or replace function public.get_account_summary(p_recent integer)
returns table (bases bigint, files bigint, bytes numeric, recent_files jsonb, recent_bases jsonb)
language sql stable set search_path = '' as $$
  with mine as materialized (
    select b.id, b.name, b.created_at from public.bases b where b.user_id = (select auth.uid())
  ),
  stored as materialized (
    select f.id, f.base_id, f.file_size, f.uploaded_at
    from public.base_files f where f.base_id = any (array(select m.id from mine m))
  ),
  newest_files as (
    select s.id, s.uploaded_at from stored s order by s.uploaded_at desc, s.id limit least(p_recent, 100)
  ),
  newest_bases as materialized (
    select m.id, m.name, m.created_at from mine m order by m.created_at desc, m.id limit least(p_recent, 100)
  )
  select
    (select count(*) from mine),
    total.files,
    total.bytes,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'base_id', f.base_id, 'file_name', f.file_name, 'file_size', f.file_size,
            'uploaded_at', f.uploaded_at, 'bases', jsonb_build_object('name', m.name)
          )
          order by f.uploaded_at desc, f.id
        ),
        '[]'
      )
      from public.base_files f join mine m on m.id = f.base_id
      where f.id = any (array(select n.id from newest_files n))
    ),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', n.id, 'name', n.name, 'created_at', n.created_at, 'files', coalesce(c.files, 0))
          order by n.created_at desc, n.id
        ),
        '[]'
      )
      from newest_bases n
      left join (
        select f.base_id, count(*) as files
        from public.base_files f where f.base_id = any (array(select n.id from newest_bases n))
        group by f.base_id
      ) as c on c.base_id = n.id
    )
  from (select count(*) as files, coalesce(sum(s.file_size), 0) as bytes from stored s) as total
$$;

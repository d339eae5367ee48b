-- Counts and averages are made in the database: a list of rows grows with the account and is cut at the server's row limit.

-- The caller's bases, newest first, `p_most` of them after the first `p_from`, each with its counts,
-- its first three files and its completed quizzes. Only these are counted; pdfs, read_pdfs and
-- failed_pdfs count all files that can be read. `total` is the number of all bases, on every row.
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
  stored as (
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
    left join public.pdf_text_content t on t.file_id = s.id
    group by s.base_id
  ),
  -- a quiz of several files of a base has a row for each
  taken as (
    select distinct source.base_id, quiz.id, quiz.percentage, quiz.completed_at
    from public.quiz_sources source
    join public.quizzes quiz on quiz.id = source.quiz_id
    where source.base_id = any (array(select m.id from mine m))
      and quiz.user_id = (select auth.uid()) and quiz.completed_at is not null
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

-- The caller's bases that hold readable files, newest first, each with all of these files in their
-- order, [{id, name, path, status, error}].
create function public.get_quiz_sources() returns table (id uuid, name text, files jsonb)
language sql stable set search_path = '' as $$
  select b.id, b.name, s.files
  from public.bases b
  join (
    select f.base_id, jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'name', f.file_name, 'path', f.file_path, 'status', coalesce(t.status, 'not_processed'),
        'error', t.error_message
      ) order by f.position, f.id) as files
    from public.base_files f
    left join public.pdf_text_content t on t.file_id = f.id
    where private.is_readable(f.file_type)
      and f.base_id = any (array(select m.id from public.bases m where m.user_id = (select auth.uid())))
    group by f.base_id
  ) as s on s.base_id = b.id
  order by b.created_at desc, b.id
$$;

-- The caller's readable files whose text is neither stored nor known to be unreadable, oldest first.
create function public.get_unread_files() returns table (id uuid, base_id uuid, file_path text, file_type text)
language sql stable set search_path = '' as $$
  select f.id, f.base_id, f.file_path, f.file_type
  from public.base_files f
  left join public.pdf_text_content t on t.file_id = f.id
  where private.is_readable(f.file_type)
    and f.base_id = any (array(select b.id from public.bases b where b.user_id = (select auth.uid())))
    and coalesce(t.status, 'not_processed') in ('not_processed', 'processing')
  order by f.uploaded_at, f.position, f.id
$$;

-- The caller's usage: counts, bytes, the `p_recent` newest files with their base, and as many newest bases
-- with their files counted.
create function public.get_account_summary(p_recent integer)
returns table (bases bigint, files bigint, bytes numeric, recent_files jsonb, recent_bases jsonb)
language sql stable set search_path = '' as $$
  with mine as materialized (
    select b.id, b.name, b.created_at from public.bases b where b.user_id = (select auth.uid())
  ),
  stored as materialized (
    select f.id, f.base_id, f.file_name, f.file_size, f.uploaded_at
    from public.base_files f where f.base_id = any (array(select m.id from mine m))
  )
  select
    (select count(*) from mine),
    (select count(*) from stored),
    (select coalesce(sum(s.file_size), 0) from stored s),
    (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.uploaded_at desc), '[]')
      from (
        select s.id, s.base_id, s.file_name, s.file_size, s.uploaded_at, jsonb_build_object('name', m.name) as bases
        from stored s join mine m on m.id = s.base_id
        order by s.uploaded_at desc, s.id limit least(p_recent, 100)
      ) as newest
    ),
    (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]')
      from (
        select m.id, m.name, m.created_at,
          (select count(*) from stored s where s.base_id = m.id) as files
        from mine m
        order by m.created_at desc, m.id limit least(p_recent, 100)
      ) as newest
    )
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

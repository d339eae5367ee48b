-- The text of office files, books, web pages and texts is read as that of PDFs is.

-- How a file marks up its text: for each page a list of [start, end, kind, level], offsets in UTF-16 units of the page.
-- Null for PDFs, whose pages are drawn.
alter table public.pdf_text_content
  add column structure jsonb
    check (structure is null or (jsonb_typeof(structure) = 'array' and pg_column_size(structure) <= 1000000));

-- The same call with an optional argument more.
drop function public.store_pdf_text_content(uuid, text, integer, text, jsonb);
create function public.store_pdf_text_content(
  p_file_id uuid, p_extracted_text text, p_text_length integer, p_status text default 'completed',
  p_emphasis jsonb default null, p_structure jsonb default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.base_files where id = p_file_id) then
    raise exception 'This file is not yours' using errcode = '42501';
  end if;
  insert into public.pdf_text_content
    (file_id, extracted_text, text_length, extraction_date, status, error_message, emphasis, structure)
  values (p_file_id, p_extracted_text, p_text_length, now(), p_status, null, p_emphasis, p_structure)
  on conflict (file_id) do update set
    extracted_text = excluded.extracted_text,
    text_length = excluded.text_length,
    extraction_date = excluded.extraction_date,
    status = excluded.status,
    error_message = excluded.error_message,
    emphasis = excluded.emphasis,
    structure = excluded.structure;
end
$$;

-- Whether the text of a file of this type is read (domain/bases/file-types.ts).
create function private.is_readable(p_file_type text) returns boolean
language sql immutable set search_path = '' as $$
  select p_file_type in (
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/epub+zip',
    'text/html',
    'text/markdown',
    'text/plain'
  )
$$;
revoke execute on function private.is_readable from public;
grant execute on function private.is_readable to authenticated, service_role;

-- As before, but pdfs, read_pdfs and failed_pdfs count all files that can be read.
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

-- As before, with all files that can be read.
create or replace function public.get_quiz_sources() returns table (id uuid, name text, files jsonb)
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

-- As before, for all files that can be read.
create or replace function public.get_unread_files() returns table (id uuid, base_id uuid, file_path text, file_type text)
language sql stable set search_path = '' as $$
  select f.id, f.base_id, f.file_path, f.file_type
  from public.base_files f
  left join public.pdf_text_content t on t.file_id = f.id
  where private.is_readable(f.file_type)
    and f.base_id = any (array(select b.id from public.bases b where b.user_id = (select auth.uid())))
    and coalesce(t.status, 'not_processed') in ('not_processed', 'processing')
  order by f.uploaded_at, f.position, f.id
$$;

revoke execute on function public.store_pdf_text_content from public, anon;
grant execute on function public.store_pdf_text_content to authenticated, service_role;

-- The files of a base have an order that the learner chooses. Until now it was derived from the time of upload, which files
-- sent together share.

alter table public.base_files add column position integer not null default 0 check (position >= 0);

update public.base_files f set position = numbered.position
from (
  select id, row_number() over (partition by base_id order by uploaded_at desc, id) as position from public.base_files
) as numbered
where numbered.id = f.id;

create index base_files_base_id_position_idx on public.base_files (base_id, position);

-- A file without a position comes last.
create function private.append_file() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.position = 0 then
    new.position := 1 + coalesce((select max(f.position) from public.base_files f where f.base_id = new.base_id), 0);
  end if;
  return new;
end
$$;
create trigger append_file before insert on public.base_files
for each row execute function private.append_file();

-- Puts the files of a base of the caller in the order of `p_file_ids`; files that it does not name follow in their old order.
create function public.order_files(p_base_id uuid, p_file_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.base_files f set position = ordered.position
  from (
    select g.id, row_number() over (order by array_position(p_file_ids, g.id) nulls last, g.position, g.id) as position
    from public.base_files g where g.base_id = p_base_id
  ) as ordered
  where ordered.id = f.id and ordered.position <> f.position
$$;

-- As before, with the first three files in their order instead of the newest three, and the PDFs that could not be read.
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
      f.file_type = 'application/pdf' as is_pdf,
      row_number() over (partition by f.base_id order by f.position, f.id) as place
    from public.base_files f where f.base_id = any (array(select m.id from mine m))
  ),
  counted as (
    select s.base_id, count(*) as files,
      jsonb_agg(jsonb_build_object('id', s.id, 'file_name', s.file_name) order by s.place)
        filter (where s.place <= 3) as first_files,
      count(*) filter (where s.is_pdf) as pdfs,
      count(*) filter (where s.is_pdf and t.status = 'completed') as read_pdfs,
      count(*) filter (where s.is_pdf and t.status = 'failed') as failed_pdfs
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

-- As before, in the chosen order and with the paths that reading a PDF needs: [{id, name, path, status, error}].
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
    where f.file_type = 'application/pdf'
      and f.base_id = any (array(select m.id from public.bases m where m.user_id = (select auth.uid())))
    group by f.base_id
  ) as s on s.base_id = b.id
  order by b.created_at desc, b.id
$$;

-- The caller's PDFs whose text is neither stored nor known to be unreadable, oldest first.
create function public.get_unread_files() returns table (id uuid, base_id uuid, file_path text, file_type text)
language sql stable set search_path = '' as $$
  select f.id, f.base_id, f.file_path, f.file_type
  from public.base_files f
  left join public.pdf_text_content t on t.file_id = f.id
  where f.file_type = 'application/pdf'
    and f.base_id = any (array(select b.id from public.bases b where b.user_id = (select auth.uid())))
    and coalesce(t.status, 'not_processed') in ('not_processed', 'processing')
  order by f.uploaded_at, f.position, f.id
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

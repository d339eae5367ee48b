-- Text that was recognised on the pictures of pages. Scans and pictures have no text of their own.

alter table public.pdf_text_content
  -- For each page null (its text is its own, or nothing was recognised yet) or [confidence, quality, words]
  -- (domain/recognition/stored-recognition.ts). Null where no page was recognised.
  add column recognition jsonb check (
    recognition is null or (jsonb_typeof(recognition) = 'array' and pg_column_size(recognition) <= 8000000)
  ),
  -- The pages whose text can still be recognised. Of a text that is not stored: what the reader of the file counted.
  add column unread_pages integer not null default 0 check (unread_pages >= 0),
  add column recognised_pages integer not null default 0 check (recognised_pages >= 0);

-- The numbers of pages that are neither visible nor recognised, and of those that were recognised.
create function private.page_counts(p_text text, p_recognition jsonb)
returns table (unread integer, recognised integer)
language sql immutable set search_path = '' as $$
  select
    (count(*) filter (where p_text is not null and not pages.recognised and pages.content !~ '[^[:space:]]'))::integer,
    (count(*) filter (where pages.recognised))::integer
  from (
    select texts.content, coalesce(jsonb_typeof(recognised.page), 'null') <> 'null' as recognised
    from unnest(string_to_array(p_text, E'\f')) with ordinality as texts (content, number)
    full join jsonb_array_elements(case jsonb_typeof(p_recognition) when 'array' then p_recognition else '[]' end)
      with ordinality as recognised (page, number)
      on recognised.number = texts.number
  ) as pages
$$;

-- Clients that store a text without these numbers get them too.
create function private.count_pages() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_unread integer;
begin
  select counts.unread, counts.recognised into v_unread, new.recognised_pages
  from private.page_counts(new.extracted_text, new.recognition) as counts;
  if new.extracted_text is not null then
    new.unread_pages := v_unread;
  end if;
  return new;
end
$$;
create trigger count_pages before insert or update of extracted_text, recognition on public.pdf_text_content
for each row execute function private.count_pages();

revoke execute on function private.page_counts, private.count_pages from public;
grant execute on function private.page_counts to authenticated, service_role;

update public.pdf_text_content t
set unread_pages = (select counts.unread from private.page_counts(t.extracted_text, null) as counts)
from public.base_files f
where f.id = t.file_id and f.file_type = 'application/pdf' and t.extracted_text ~ '(^|\f)[[:space:]]*(\f|$)';

-- As before; a text that is stored again was read from the file, not recognised.
create or replace function public.store_pdf_text_content(
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
    structure = excluded.structure,
    recognition = null;
end
$$;

-- As before, and a picture whose text was recognised is offered for quizzes too.
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
    where (private.is_readable(f.file_type) or t.status = 'completed')
      and f.base_id = any (array(select m.id from public.bases m where m.user_id = (select auth.uid())))
    group by f.base_id
  ) as s on s.base_id = b.id
  order by b.created_at desc, b.id
$$;

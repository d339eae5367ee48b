-- The text of office files, books, web pages and texts is read as that of PDFs is.

-- What a document prints in bold or italics, beside its text: for each page a list of
-- [start, end, 0 bold | 1 italic], offsets in UTF-16 units of the page. Null for texts stored before.
alter table public.pdf_text_content
  add column emphasis jsonb
    check (emphasis is null or (jsonb_typeof(emphasis) = 'array' and pg_column_size(emphasis) <= 1000000));

-- How a file marks up its text: for each page a list of [start, end, kind, level], offsets in UTF-16 units of the page.
-- Null for PDFs, whose pages are drawn.
alter table public.pdf_text_content
  add column structure jsonb
    check (structure is null or (jsonb_typeof(structure) = 'array' and pg_column_size(structure) <= 1000000));

-- The same call with two optional arguments more. An overload beside it would be ambiguous.
drop function public.store_pdf_text_content(uuid, text, integer, text);
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

revoke execute on function public.store_pdf_text_content from public, anon;
grant execute on function public.store_pdf_text_content to authenticated, service_role;

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

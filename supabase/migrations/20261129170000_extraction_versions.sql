-- The version of the code that read a text (web/features/bases/extraction/extraction-version.ts): a file whose text is of
-- an earlier version is read again in the background (docs/decisions/0043-extraction-versions.md). 0: read before versions
-- were stored. Null: stored by a client that does not say how it was read, or recognised; it is not read again.
alter table public.pdf_text_content
  add column extraction_version integer default 0 check (extraction_version between 0 and 1000000);
alter table public.pdf_text_content alter column extraction_version drop default;

-- The same call with one optional argument more. An overload beside it would be ambiguous.
drop function public.store_pdf_text_content(uuid, text, integer, text, jsonb, jsonb, jsonb);
create function public.store_pdf_text_content(
  p_file_id uuid, p_extracted_text text, p_text_length integer, p_status text default 'completed',
  p_emphasis jsonb default null, p_structure jsonb default null, p_links jsonb default null,
  p_extraction_version integer default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.base_files where id = p_file_id) then
    raise exception 'This file is not yours' using errcode = '42501';
  end if;
  insert into public.pdf_text_content
    (file_id, extracted_text, text_length, extraction_date, status, error_message, emphasis, structure, links,
      extraction_version)
  values (p_file_id, p_extracted_text, p_text_length, now(), p_status, null, p_emphasis, p_structure, p_links,
    p_extraction_version)
  on conflict (file_id) do update set
    extracted_text = excluded.extracted_text,
    text_length = excluded.text_length,
    extraction_date = excluded.extraction_date,
    status = excluded.status,
    error_message = excluded.error_message,
    emphasis = excluded.emphasis,
    structure = excluded.structure,
    links = excluded.links,
    extraction_version = excluded.extraction_version,
    recognition = null;
end
$$;

revoke execute on function public.store_pdf_text_content from public, anon;
grant execute on function public.store_pdf_text_content to authenticated, service_role;

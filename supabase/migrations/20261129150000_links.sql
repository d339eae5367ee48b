-- Links inside documents other than PDFs: without them, contents, notes and cross references of a book or web page were plain text.
-- For each page a list of [start, end, page, offset], or [start, end, address] for the web (domain/text/inline/stored-links.ts).
alter table public.pdf_text_content
  add column links jsonb
    check (links is null or (jsonb_typeof(links) = 'array' and pg_column_size(links) <= 1000000));

-- The same call with one optional argument more. An overload beside it would be ambiguous.
drop function public.store_pdf_text_content(uuid, text, integer, text, jsonb, jsonb);
create function public.store_pdf_text_content(
  p_file_id uuid, p_extracted_text text, p_text_length integer, p_status text default 'completed',
  p_emphasis jsonb default null, p_structure jsonb default null, p_links jsonb default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.base_files where id = p_file_id) then
    raise exception 'This file is not yours' using errcode = '42501';
  end if;
  insert into public.pdf_text_content
    (file_id, extracted_text, text_length, extraction_date, status, error_message, emphasis, structure, links)
  values (p_file_id, p_extracted_text, p_text_length, now(), p_status, null, p_emphasis, p_structure, p_links)
  on conflict (file_id) do update set
    extracted_text = excluded.extracted_text,
    text_length = excluded.text_length,
    extraction_date = excluded.extraction_date,
    status = excluded.status,
    error_message = excluded.error_message,
    emphasis = excluded.emphasis,
    structure = excluded.structure,
    links = excluded.links,
    recognition = null;
end
$$;

revoke execute on function public.store_pdf_text_content from public, anon;
grant execute on function public.store_pdf_text_content to authenticated, service_role;

-- As before, and the links.
create or replace function private.text_bytes(p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select (
    select coalesce(sum(
      coalesce(pg_column_size(t.extracted_text), 0) + coalesce(pg_column_size(t.recognition), 0)
      + coalesce(pg_column_size(t.emphasis), 0) + coalesce(pg_column_size(t.structure), 0)
      + coalesce(pg_column_size(t.links), 0)
    ), 0)
    from public.bases b
    join public.base_files f on f.base_id = b.id
    join public.pdf_text_content t on t.file_id = f.id
    where b.user_id = p_user_id
  ) + (
    select coalesce(sum(pg_column_size(m.content) + pg_column_size(m.metadata)), 0)
    from public.chats c
    join public.chat_messages m on m.chat_id = c.id
    where c.user_id = p_user_id
  )
$$;

drop trigger check_text_quota on public.pdf_text_content;
create trigger check_text_quota
after insert or update of extracted_text, recognition, emphasis, structure, links on public.pdf_text_content
for each row when (
  new.extracted_text is not null or new.recognition is not null or new.emphasis is not null
  or new.structure is not null or new.links is not null
)
execute function private.check_text_quota();

-- A text has at most 20,000 pages: 1,450,000 pages of one letter took five seconds to store, during which others
-- wait on PGlite, and more than thirty to search for a question.
create or replace function private.count_pages() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_unread integer;
begin
  if char_length(new.extracted_text) - char_length(replace(new.extracted_text, E'\f', '')) >= 20000 then
    raise exception 'A text has at most 20000 pages' using errcode = '23514';
  end if;
  select counts.unread, counts.recognised into v_unread, new.recognised_pages
  from private.page_counts(new.extracted_text, new.recognition) as counts;
  if new.extracted_text is not null then
    new.unread_pages := v_unread;
  end if;
  return new;
end
$$;

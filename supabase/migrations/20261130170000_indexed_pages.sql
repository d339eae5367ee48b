-- The search keeps at most 20,000 characters of a page or a message, five times as many as the longest page that the product makes of
-- a document without pages. It reads all of a text that it finds to show the words around: a search that found 24 pages of a
-- million characters took longer than a statement may, and the embedded database was opened again.

create or replace function private.search_content(p_text text) returns table (content text, page integer)
language sql immutable parallel safe set search_path = '' as $$
  select counted.content, counted.page::integer
  from (
    select pages.content, pages.page,
      sum(3 * octet_length(pages.content) - 2 * char_length(pages.content)) over (order by pages.page) as work
    from (
      select left(texts.content, 20000) as content, texts.page
      from unnest(string_to_array(left(p_text, 1000000), E'\f')) with ordinality as texts (content, page)
      limit 10000
    ) as pages
  ) as counted
  where counted.work <= 1000000 and private.is_visible(counted.content)
$$;

create or replace function private.index_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.search_texts where message_id = new.id;
  end if;
  insert into private.search_texts (scope, content, message_id)
  select private.search_scope('message', c.user_id), left(new.content, 20000), new.id
  from public.chats c
  where c.id = new.chat_id and new.message_type <> 'error';
  return null;
end
$$;

update private.search_texts set content = left(content, 20000) where char_length(content) > 20000;

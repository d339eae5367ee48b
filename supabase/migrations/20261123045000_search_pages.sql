-- At most 10,000 pages of a text are indexed, besides the limits of characters: 150,000 pages of twenty
-- characters took seven seconds, during which others wait on PGlite.
create or replace function private.search_content(p_text text) returns table (content text, page integer)
language sql immutable parallel safe set search_path = '' as $$
  select counted.content, counted.page::integer
  from (
    select pages.content, pages.page,
      sum(3 * octet_length(pages.content) - 2 * char_length(pages.content)) over (order by pages.page) as work
    from (
      select texts.content, texts.page
      from unnest(string_to_array(left(p_text, 1000000), E'\f')) with ordinality as texts (content, page)
      limit 10000
    ) as pages
  ) as counted
  where counted.work <= 1000000 and private.is_visible(counted.content)
$$;

-- The search finds words inside longer ones: “Kreislauf” in “Wasserkreislauf”, “synthesis” in
-- “photosynthesis”. Of a long word, the ends that a query may begin with are indexed too, marked so
-- that a beginning of a word and an inner part stay different (docs/decisions/0020-search.md).

-- The ends of at least five letters that begin after the third letter. Bounded by page and by word, so
-- that the words of one page stay below the maximum of a tsvector (1 MB).
create function private.search_word_ends(p_words text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg('~' || substr(long.word, first)), '{}')
  from (
    select distinct word from unnest(p_words) as word
    where char_length(word) >= 8 and octet_length(word) <= 80 and word !~ '[0-9]'
    order by word limit 600
  ) as long,
  generate_series(4, least(char_length(long.word) - 4, 20)) as first
$$;

create or replace function private.search_vector(p_scope text, p_text text) returns tsvector
language plpgsql immutable parallel safe cost 10000 set search_path = '' as $$
declare
  v_words constant text[] := private.search_words(left(p_text, 100000));
begin
  return array_to_tsvector(array_append(v_words || private.search_word_ends(v_words), p_scope));
end
$$;
reindex index private.search_texts_words_idx;

-- As before, and words of five letters and more are found inside longer ones.
create or replace function private.search_query(p_scope text, p_text text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  with words as (
    select distinct word,
      octet_length(word) > char_length(word)
        and word ~ ('^' || private.unspaced_characters() || '{1,2}$')
        as is_unspaced
    from unnest(private.search_words(p_text)) as word
  ),
  used as (
    select word, is_unspaced from words
    where char_length(word) > 1 or not exists (
      select from words longer
      where char_length(longer.word) > 1 and (longer.is_unspaced or not words.is_unspaced)
    )
    limit 12
  )
  select (string_agg(
    case
      when is_unspaced and char_length(word) = 1 then format('''%s'':*', word)
      when not is_unspaced and char_length(word) > 4 then format('(''%1$s'':* | ''~%1$s'':*)', word)
      when not is_unspaced and char_length(word) > 2 then format('''%s'':*', word)
      else format('''%s''', word)
    end, ' & '
  ) || ' & ''' || p_scope || '''')::tsquery
  from used
$$;

revoke execute on function private.search_word_ends from public, anon, authenticated;

-- The queries of the search (docs/decisions/0020-search.md).

-- The query of a search: every word; from three letters also a longer one that begins with it, since
-- two letters begin thousands of words. A single letter counts only where there is no longer word: it
-- is the beginning of one, or the A in Vitamin A. Null without a word.
create function private.search_query(p_scope text, p_text text) returns tsquery
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
    '''' || word || '''' || case
      when is_unspaced and char_length(word) = 1 then ':*'
      when not is_unspaced and char_length(word) > 2 then ':*'
      else ''
    end, ' & '
  ) || ' & ''' || p_scope || '''')::tsquery
  from used
$$;

-- How well a text matches: 0 it begins with the query, 1 a word of it does, 2 it contains the query,
-- 3 it has the words elsewhere.
create function private.search_rank(p_text text, p_query text) returns integer
language sql immutable parallel safe as $$
  select case
    when strpos(p_text, p_query) = 1 then 0
    when strpos(p_text, ' ' || p_query) > 0 then 1
    when strpos(p_text, p_query) > 0 then 2
    else 3
  end
$$;

-- The part of `p_content` around the place of `p_query`, or of its first word.
create function private.search_excerpt(p_content text, p_query text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_text text := private.search_text(p_content);
  v_at integer := strpos(v_text, p_query);
begin
  if v_at = 0 then v_at := strpos(v_text, split_part(p_query, ' ', 1)); end if;
  return substr(
    p_content,
    greatest(1, round(v_at::numeric * char_length(p_content) / greatest(char_length(v_text), 1))::integer - 400),
    1200
  );
end
$$;

-- The pages of the caller with every word of `p_query`: of the 12 files with most such pages the
-- first two of each, those with the words in this order first. A word that more than 5,000 pages have
-- is looked for in 5,000 of them. Reads with more rights than the caller, because row-level security
-- would not let the index be used.
create function private.search_pages(p_query text, p_most integer)
returns table (file_id uuid, page integer, excerpt text, place bigint)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  v_query tsquery := private.search_query(private.search_scope('page', (select auth.uid())), p_query);
begin
  if v_query is null then return; end if;
  return query
  with matched as materialized (
    select t.id, t.file_id, t.page from private.search_texts t
    where private.search_vector(t.scope, t.content) @@ v_query
    limit 5000
  ),
  files as materialized (
    select m.file_id, count(*) as pages, max(m.id) as newest from matched m
    group by m.file_id order by pages desc, newest desc limit 12
  ),
  numbered as (
    select m.id, f.pages, row_number() over (partition by m.file_id order by m.id) as number
    from files f join matched m on m.file_id = f.file_id
  ),
  candidates as (
    select t.id, t.file_id, t.page, t.content, n.pages,
      strpos(p_query, ' ') > 0 and strpos(private.search_text(t.content), p_query) > 0 as is_phrase
    from numbered n join private.search_texts t on t.id = n.id
    where n.number <= 2
  ),
  best as (
    select c.*, row_number() over (order by c.is_phrase desc, c.pages desc, c.id) as place
    from candidates c
    order by place limit p_most
  )
  select b.file_id, b.page, private.search_excerpt(b.content, p_query), b.place from best b;
end
$$;

-- The messages (`p_kind` message) or questions (question) of the caller with every word of `p_query`,
-- those with the words in this order first, then the newest.
create function private.search_items(p_kind text, p_query text, p_most integer)
returns table (item_id uuid, excerpt text, place bigint)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  v_query tsquery := private.search_query(private.search_scope(p_kind, (select auth.uid())), p_query);
begin
  if v_query is null then return; end if;
  return query
  with matched as materialized (
    select t.id from private.search_texts t
    where private.search_vector(t.scope, t.content) @@ v_query
    limit 5000
  ),
  newest as materialized (select m.id from matched m order by m.id desc limit 24),
  best as (
    select coalesce(t.message_id, t.question_id) as item_id, t.content, row_number() over (
      order by
        strpos(p_query, ' ') > 0 and strpos(private.search_text(t.content), p_query) = 0,
        t.id desc
    ) as place
    from newest n join private.search_texts t on t.id = n.id
    order by place limit p_most
  )
  select b.item_id, private.search_excerpt(b.content, p_query), b.place from best b;
end
$$;

-- The names of the caller that contain every word of `p_query`, at most `p_most` of each kind: where
-- one begins with the query first, then the newest.
create function private.search_named(p_query text, p_most integer)
returns table (kind text, item_id uuid, place bigint)
language sql stable security definer set search_path = '' as $$
  with matched as (
    select
      case
        when n.base_id is not null then 'base' when n.file_id is not null then 'file'
        when n.chat_id is not null then 'chat' else 'quiz'
      end as kind,
      coalesce(n.base_id, n.file_id, n.chat_id, n.quiz_id) as item_id,
      private.search_rank(n.name, p_query) as rank, n.id
    from private.search_names n
    where n.user_id = (select auth.uid()) and (
      select bool_and(strpos(n.name, term) > 0)
      from unnest((string_to_array(p_query, ' '))[1:12]) as term
    )
  ),
  numbered as (
    select m.kind, m.item_id, row_number() over (partition by m.kind order by m.rank, m.id desc) as place
    from matched m
  )
  select n.kind, n.item_id, n.place from numbered n where n.place <= p_most
$$;

-- The newest of the caller, at most `p_most` of each kind.
create function private.search_recent(p_most integer) returns table (kind text, item_id uuid, place bigint)
language sql stable set search_path = '' as $$
  (
    select 'base', b.id, row_number() over (order by b.created_at desc) as place
    from public.bases b where b.user_id = (select auth.uid()) order by place limit p_most
  )
  union all (
    select 'file', f.id, row_number() over (order by f.uploaded_at desc, f.position) as place
    from public.base_files f
    where f.base_id = any (array(select b.id from public.bases b where b.user_id = (select auth.uid())))
    order by place limit p_most
  )
  union all (
    select 'chat', c.id, row_number() over (order by c.updated_at desc) as place
    from public.chats c where c.user_id = (select auth.uid()) order by place limit p_most
  )
  union all (
    select 'quiz', q.id, row_number() over (order by q.created_at desc) as place
    from public.quizzes q
    where q.user_id = (select auth.uid()) and q.status <> 'generating' order by place limit p_most
  )
$$;

-- What of the caller matches `p_query` (200 characters of it), at most `p_most` (20) of each kind,
-- best first; where it is blank, the newest of each kind. Rows by kind:
-- base: id, title. file: id, title, place (base). page: file_id, title (file), place (base), page,
-- excerpt. chat: id, title, place (base), file_id, excerpt (of the message found, else of the first
-- question; null if there is none).
-- quiz: id, title, is_completed. question: id, title (the question), place (quiz), quiz_id,
-- is_completed. Nothing else of a question is returned, which could give the key of a test away.
create function public.search_everything(p_query text, p_most integer)
returns table (
  kind text, id uuid, title text, place text, base_id uuid, file_id uuid, quiz_id uuid, page integer,
  excerpt text, is_completed boolean
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  v_most integer := greatest(0, least(p_most, 20));
  v_query text := private.search_text(left(coalesce(p_query, ''), 200));
  v_named jsonb;
begin
  if v_query = '' and p_query ~ '\S' then
    return;
  elsif v_query = '' then
    v_named := (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.search_recent(v_most) as r);
  else
    v_named := (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from private.search_named(v_query, v_most) as n);
  end if;
  return query
    with named as materialized (
      select n.kind, n.item_id, n.place
      from jsonb_to_recordset(v_named) as n (kind text, item_id uuid, place bigint)
    ),
    messages as materialized (
      select distinct on (m.chat_id) m.chat_id, found.excerpt, found.place
      from private.search_items('message', v_query, v_most * 3) as found
      join public.chat_messages m on m.id = found.item_id
      order by m.chat_id, found.place
    ),
    chats as (
      select coalesce(n.item_id, m.chat_id) as chat_id,
        case when n.item_id is null then m.excerpt end as excerpt,
        row_number() over (order by n.place nulls last, m.place) as place
      from (select * from named where kind = 'chat') as n
      full join messages m on m.chat_id = n.item_id
    ),
    found as (
      select 1 as part, n.place, 'base' as kind, b.id, b.name as title, null as context, b.id as base_id,
        null::uuid as file_id, null::uuid as quiz_id, null::integer as page, null as excerpt,
        null::boolean as is_completed
      from named n join public.bases b on n.kind = 'base' and b.id = n.item_id
      union all
      select 2, n.place, 'file', f.id, f.file_name, b.name, f.base_id, f.id, null, null, null, null
      from named n
      join public.base_files f on n.kind = 'file' and f.id = n.item_id
      join public.bases b on b.id = f.base_id
      union all
      select 3, p.place, 'page', f.id, f.file_name, b.name, f.base_id, f.id, null, p.page, p.excerpt, null
      from private.search_pages(v_query, v_most) as p
      join public.base_files f on f.id = p.file_id
      join public.bases b on b.id = f.base_id
      union all
      select 4, n.place, 'chat', c.id, c.chat_name, b.name, c.base_id, c.file_id, null, null,
        coalesce(n.excerpt, (
          select left(m.content, 300) from public.chat_messages m
          where m.chat_id = c.id and m.message_type = 'user' order by m."timestamp" limit 1
        )), null
      from chats n
      join public.chats c on c.id = n.chat_id
      join public.bases b on b.id = c.base_id
      where n.place <= v_most
      union all
      select 5, n.place, 'quiz', q.id, q.quiz_name, null, null, null, q.id, null, null, q.status = 'completed'
      from named n join public.quizzes q on n.kind = 'quiz' and q.id = n.item_id
      where q.status <> 'generating'
      union all
      select 6, i.place, 'question', question.id, left(question.question_text, 500), q.quiz_name, null, null,
        q.id, null, null, q.status = 'completed'
      from private.search_items('question', v_query, v_most) as i
      join public.quiz_questions question on question.id = i.item_id
      join public.quizzes q on q.id = question.quiz_id
      where q.status <> 'generating'
    )
    select f.kind, f.id, f.title, f.context, f.base_id, f.file_id, f.quiz_id, f.page, f.excerpt, f.is_completed
    from found f order by f.part, f.place;
end
$$;

revoke execute on function private.search_query, private.search_rank, private.search_excerpt, private.search_pages,
  private.search_items, private.search_named, private.search_recent,
  public.search_everything
from public, anon, authenticated;
grant execute on function private.search_pages, private.search_items, private.search_named,
  private.search_recent, public.search_everything
to authenticated, service_role;

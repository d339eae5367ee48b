-- One search over bases, files, pages, conversations, quizzes and questions. Names are compared one
-- by one, prepared when they are written; pages, messages and questions have an index of their words,
-- since reading 40 MB of text for each query takes seconds (docs/decisions/0020-search.md).

-- A text as the search compares it: without case, accents and invisible characters, its words
-- separated by one space. The collation "C" makes it the same on every database.
create function private.search_text(p_text text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_text text := p_text;
begin
  if octet_length(v_text) > char_length(v_text) then
    v_text := regexp_replace(
      normalize(v_text, NFKD),
      '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff]+',
      '', 'g'
    );
    -- Korean, Japanese and others stay composed. The other scripts have no accents left.
    if v_text ~ '[^\u0001-\u08ff\u2000-\u2fff]' then
      v_text := normalize(v_text, NFKC);
    end if;
    if v_text ~ '[\u00c6\u00df\u00e6\u0152\u0153\u1e9e]' then
      v_text := regexp_replace(v_text, '[\u00df\u1e9e]', 'ss', 'g');
      v_text := regexp_replace(v_text, '[\u00c6\u00e6]', 'ae', 'g');
      v_text := regexp_replace(v_text, '[\u0152\u0153]', 'oe', 'g');
    end if;
    if v_text ~ '[\u00d8\u00f8\u0110\u0111\u0126\u0127\u0131\u0141\u0142\u0370-\u04ff]' then
      v_text := translate(
        v_text,
        'ØøĐđĦħıŁłΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
        'ooddhhillαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
      );
    end if;
  end if;
  return btrim(regexp_replace(
    lower(v_text collate "C"),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7'
      || '\u055a-\u055f\u0589\u05be\u05c0\u05c3\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965'
      || '\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d'
      || '\u30fb\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+',
    ' ', 'g'
  ));
end
$$;

-- The words of a text. Scripts without spaces (Chinese, Japanese, Thai, Lao, Burmese, Khmer) have
-- pairs of characters instead: those from the first, then those from the second character of a run.
-- The last character of each run remains single, so that the start of a pair finds every character.
create function private.search_words(p_text text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  c_unspaced constant text :=
    '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3021-\u302f\u3031-\u312f\u3190-\u4dbf\u4e00-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff]';
  v_text text := private.search_text(p_text);
begin
  if octet_length(v_text) > char_length(v_text) and v_text ~ c_unspaced then
    v_text := regexp_replace(v_text, '(' || c_unspaced || '+)', ' \1 ', 'g');
    v_text := regexp_replace(v_text, '(' || c_unspaced || '{2})', '\1 ', 'g') || ' '
      || regexp_replace(
        regexp_replace(v_text, ' ' || c_unspaced, ' ', 'g'), '(' || c_unspaced || '{2})', '\1 ', 'g'
      );
  end if;
  return array_remove(
    string_to_array(regexp_replace(v_text, '([^ ]{60})[^ ]+', '\1', 'g'), ' '), ''
  );
end
$$;

-- The indexed words: those of a text, and one that names its kind and owner. 100,000 characters of
-- one page or message have less than the maximum of a tsvector (1 MB).
create function private.search_vector(p_scope text, p_text text) returns tsvector
language sql immutable parallel safe cost 10000 set search_path = '' as $$
  select array_to_tsvector(array_append(private.search_words(left(p_text, 100000)), p_scope))
$$;

-- The kind and the owner of an indexed text, as one word of the index: other accounts cost nothing.
create function private.search_scope(p_kind text, p_user_id uuid) returns text
language sql immutable parallel safe set search_path = '' as $$
  select p_kind || ' ' || p_user_id::text
$$;

-- The query of a search: every word; from three letters also a longer one that begins with it, since
-- two letters begin thousands of words. A single letter counts only where there is no longer word: it
-- is the beginning of one, or the A in Vitamin A. Null without a word.
create function private.search_query(p_scope text, p_text text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  with words as (
    select distinct word,
      octet_length(word) > char_length(word)
        and word ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3021-\u302f\u3031-\u312f\u3190-\u4dbf\u4e00-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff]{1,2}$'
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

-- What is indexed: pages, messages of conversations and questions. Written by triggers alone.
create table private.search_texts (
  id bigint generated always as identity primary key,
  scope text not null,
  content text not null,
  file_id uuid references public.pdf_text_content (file_id) on delete cascade,
  -- From 1.
  page integer,
  message_id uuid references public.chat_messages (id) on delete cascade,
  question_id uuid references public.quiz_questions (id) on delete cascade,
  check (num_nonnulls(file_id, message_id, question_id) = 1 and (file_id is null) = (page is null))
) with (toast_tuple_target = 128);
alter table private.search_texts enable row level security;

-- The visible pages of a text, as many as can be indexed within about two seconds: 2,500,000
-- characters of ASCII, 350,000 Chinese ones, of which each pair is a word.
create function private.search_content(p_text text) returns table (content text, page integer)
language sql immutable parallel safe set search_path = '' as $$
  select counted.content, counted.page::integer
  from (
    select pages.content, pages.page,
      sum(3 * octet_length(pages.content) - 2 * char_length(pages.content)) over (order by pages.page) as work
    from unnest(string_to_array(left(p_text, 2500000), E'\f')) with ordinality as pages (content, page)
  ) as counted
  where counted.work <= 2500000 and private.is_visible(counted.content)
$$;

create function private.index_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.search_texts where file_id = new.file_id;
  end if;
  if new.status = 'completed' then
    insert into private.search_texts (scope, content, file_id, page)
    select private.search_scope('page', b.user_id), pages.content, f.id, pages.page
    from public.base_files f
    join public.bases b on b.id = f.base_id
    cross join lateral private.search_content(new.extracted_text) as pages
    where f.id = new.file_id
    order by pages.page;
  end if;
  return null;
end
$$;
create trigger index_pages after insert on public.pdf_text_content
for each row execute function private.index_pages();
create trigger index_changed_pages after update of extracted_text, status on public.pdf_text_content
for each row when (
  old.extracted_text is distinct from new.extracted_text or old.status is distinct from new.status
) execute function private.index_pages();

create function private.index_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.search_texts where message_id = new.id;
  end if;
  insert into private.search_texts (scope, content, message_id)
  select private.search_scope('message', c.user_id), new.content, new.id
  from public.chats c
  where c.id = new.chat_id and new.message_type <> 'error';
  return null;
end
$$;
create trigger index_message after insert or update of content, message_type, chat_id on public.chat_messages
for each row execute function private.index_message();

create function private.index_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.search_texts where question_id = new.id;
  end if;
  insert into private.search_texts (scope, content, question_id)
  select private.search_scope('question', z.user_id), new.question_text, new.id
  from public.quizzes z where z.id = new.quiz_id;
  return null;
end
$$;
create trigger index_question after insert or update of question_text, quiz_id on public.quiz_questions
for each row execute function private.index_question();

-- The names of bases, files, chats and quizzes as the search compares them. Written by triggers alone.
create table private.search_names (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  name text not null,
  base_id uuid unique references public.bases (id) on delete cascade,
  file_id uuid unique references public.base_files (id) on delete cascade,
  chat_id uuid unique references public.chats (id) on delete cascade,
  quiz_id uuid unique references public.quizzes (id) on delete cascade,
  check (num_nonnulls(base_id, file_id, chat_id, quiz_id) = 1)
);
alter table private.search_names enable row level security;
create index search_names_user_id_idx on private.search_names (user_id);

create function private.index_base() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_names (user_id, name, base_id)
  values (new.user_id, private.search_text(new.name), new.id)
  on conflict (base_id) do update set name = excluded.name;
  return null;
end
$$;
create trigger index_base after insert or update of name on public.bases
for each row execute function private.index_base();

create function private.index_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_names (user_id, name, file_id)
  select b.user_id, private.search_text(new.file_name), new.id from public.bases b where b.id = new.base_id
  on conflict (file_id) do update set name = excluded.name;
  return null;
end
$$;
create trigger index_file after insert or update of file_name on public.base_files
for each row execute function private.index_file();

create function private.index_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_names (user_id, name, chat_id)
  values (new.user_id, private.search_text(new.chat_name), new.id)
  on conflict (chat_id) do update set name = excluded.name;
  return null;
end
$$;
create trigger index_chat after insert or update of chat_name on public.chats
for each row execute function private.index_chat();

create function private.index_quiz() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_names (user_id, name, quiz_id)
  values (new.user_id, private.search_text(new.quiz_name), new.id)
  on conflict (quiz_id) do update set name = excluded.name;
  return null;
end
$$;
create trigger index_quiz after insert or update of quiz_name on public.quizzes
for each row execute function private.index_quiz();

-- What exists already, oldest first.
insert into private.search_names (user_id, name, base_id)
select b.user_id, private.search_text(b.name), b.id from public.bases b order by b.created_at;
insert into private.search_names (user_id, name, file_id)
select b.user_id, private.search_text(f.file_name), f.id
from public.base_files f join public.bases b on b.id = f.base_id order by f.uploaded_at;
insert into private.search_names (user_id, name, chat_id)
select c.user_id, private.search_text(c.chat_name), c.id from public.chats c order by c.created_at;
insert into private.search_names (user_id, name, quiz_id)
select q.user_id, private.search_text(q.quiz_name), q.id from public.quizzes q order by q.created_at;
insert into private.search_texts (scope, content, file_id, page)
select private.search_scope('page', b.user_id), pages.content, f.id, pages.page
from public.pdf_text_content t
join public.base_files f on f.id = t.file_id
join public.bases b on b.id = f.base_id
cross join lateral private.search_content(t.extracted_text) as pages
where t.status = 'completed'
order by f.uploaded_at, f.id, pages.page;
insert into private.search_texts (scope, content, message_id)
select private.search_scope('message', c.user_id), m.content, m.id
from public.chat_messages m join public.chats c on c.id = m.chat_id
where m.message_type <> 'error'
order by m."timestamp";
insert into private.search_texts (scope, content, question_id)
select private.search_scope('question', z.user_id), q.question_text, q.id
from public.quiz_questions q join public.quizzes z on z.id = q.quiz_id
order by z.created_at, q.question_number;

create index search_texts_file_id_idx on private.search_texts (file_id) where file_id is not null;
create index search_texts_message_id_idx on private.search_texts (message_id) where message_id is not null;
create index search_texts_question_id_idx on private.search_texts (question_id) where question_id is not null;
-- Entries are collected in a list and sorted in, 1 MB at a time: four times as fast as one by one, and
-- short enough for every search to read.
create index search_texts_words_idx on private.search_texts
using gin (private.search_vector(scope, content)) with (fastupdate = on, gin_pending_list_limit = 1024);
-- Statistics of it would compute the words of 30,000 rows again in each analyze: half a minute.
alter index private.search_texts_words_idx alter column 1 set statistics 0;

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

revoke execute on function private.search_text, private.search_words, private.search_vector,
  private.search_scope, private.search_query, private.search_content, private.search_rank,
  private.search_excerpt, private.search_pages, private.search_items, private.search_named,
  private.search_recent, private.index_pages, private.index_message, private.index_question,
  private.index_base, private.index_file, private.index_chat, private.index_quiz,
  public.search_everything
from public, anon, authenticated;
grant execute on function private.search_text, private.search_pages, private.search_items,
  private.search_named, private.search_recent, public.search_everything
to authenticated, service_role;

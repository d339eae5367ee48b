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

-- The characters of scripts without spaces (Chinese, Japanese, Thai, Lao, Burmese, Khmer), as a class
-- of a regular expression.
create function private.unspaced_characters() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3021-\u302f\u3031-\u312f\u3190-\u4dbf\u4e00-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff]'
$$;

-- The words of a text. Scripts without spaces have pairs of characters instead: those from the first,
-- then those from the second character of a run. The last character of each run remains single, so
-- that the start of a pair finds every character.
create function private.search_words(p_text text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  c_unspaced constant text := private.unspaced_characters();
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

-- The visible pages of a text, as many as can be indexed within about a second, which others wait on
-- PGlite: 1,000,000 characters of ASCII, 140,000 Chinese ones, of which each pair is a word.
create function private.search_content(p_text text) returns table (content text, page integer)
language sql immutable parallel safe set search_path = '' as $$
  select counted.content, counted.page::integer
  from (
    select pages.content, pages.page,
      sum(3 * octet_length(pages.content) - 2 * char_length(pages.content)) over (order by pages.page) as work
    from unnest(string_to_array(left(p_text, 1000000), E'\f')) with ordinality as pages (content, page)
  ) as counted
  where counted.work <= 1000000 and private.is_visible(counted.content)
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

revoke execute on function private.unspaced_characters,
  private.search_text, private.search_words, private.search_vector,
  private.search_scope, private.search_content, private.index_pages,
  private.index_message, private.index_question, private.index_base,
  private.index_file, private.index_chat, private.index_quiz
from public, anon, authenticated;
grant execute on function private.search_text to authenticated, service_role;

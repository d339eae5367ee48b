-- The search finds highlights too: by the words of the passage and of its note.

alter table private.search_texts
  add column highlight_id uuid references public.highlights (id) on delete cascade,
  drop constraint search_texts_check,
  add constraint search_texts_check check (
    num_nonnulls(file_id, message_id, question_id, highlight_id) = 1 and (file_id is null) = (page is null)
  );

create function private.index_highlight() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.search_texts where highlight_id = new.id;
  end if;
  insert into private.search_texts (scope, content, highlight_id)
  values (private.search_scope('highlight', new.user_id), concat_ws(E'\n', new.quote, new.note), new.id);
  return null;
end
$$;
revoke execute on function private.index_highlight from public, anon, authenticated;
create trigger index_highlight after insert or update of quote, note on public.highlights
for each row execute function private.index_highlight();

insert into private.search_texts (scope, content, highlight_id)
select private.search_scope('highlight', h.user_id), concat_ws(E'\n', h.quote, h.note), h.id
from public.highlights h
order by h.created_at, h.id;

create index search_texts_highlight_id_idx on private.search_texts (highlight_id) where highlight_id is not null;

-- The messages (`p_kind` message) or questions (question) of the caller with every word of `p_query`,
-- those with the words in this order first, then the newest.
create or replace function private.search_items(p_kind text, p_query text, p_most integer)
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
    select coalesce(t.message_id, t.question_id, t.highlight_id) as item_id, t.content, row_number() over (
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

-- What of the caller matches `p_query` (200 characters of it), at most `p_most` (20) of each kind,
-- best first; where it is blank, the newest of each kind. Rows by kind:
-- base: id, title. file: id, title, place (base). page: file_id, title (file), place (base), page,
-- excerpt. chat: id, title (its name, or its first question where the name is the generated one), place
-- (base), file_id, excerpt (of the message found, else of the first question unless that is the title).
-- highlight: id, title (the passage), place (file), page, file_id, excerpt (the note; null: it has none).
-- quiz: id, title, is_completed. question: id, title (the question), place (quiz), quiz_id,
-- is_completed. Nothing else of a question is returned, which could give the key of a test away.
create or replace function public.search_everything(p_query text, p_most integer)
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
      select 4, n.place, 'chat', c.id, coalesce(case when generated.is_name then first.question end, c.chat_name),
        b.name, c.base_id, c.file_id, null, null,
        coalesce(n.excerpt, case when not generated.is_name then first.question end), null
      from chats n
      join public.chats c on c.id = n.chat_id
      join public.bases b on b.id = c.base_id
      cross join lateral (
        select c.chat_name ~ '^(Chat about|Chat zu|Conversación sobre) .*\.\w{2,5}$' as is_name
      ) as generated
      left join lateral (
        select regexp_replace(btrim(left(m.content, 300)), '\s+', ' ', 'g') as question from public.chat_messages m
        where m.chat_id = c.id and m.message_type = 'user' order by m."timestamp" limit 1
      ) as first on true
      where n.place <= v_most
      union all
      select 5, i.place, 'highlight', h.id, h.quote, f.file_name, h.base_id, h.file_id, null, h.page,
        nullif(h.note, ''), null
      from private.search_items('highlight', v_query, v_most) as i
      join public.highlights h on h.id = i.item_id
      join public.base_files f on f.id = h.file_id
      union all
      select 6, n.place, 'quiz', q.id, q.quiz_name, null, null, null, q.id, null, null, q.status = 'completed'
      from named n join public.quizzes q on n.kind = 'quiz' and q.id = n.item_id
      where q.status <> 'generating'
      union all
      select 7, i.place, 'question', question.id, left(question.question_text, 500), q.quiz_name, null, null,
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

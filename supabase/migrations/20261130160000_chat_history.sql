-- The latest messages of a chat, oldest first, as the tutor reads them before it answers: at most 40, and those that have at most
-- 600,000 bytes together. A client can store forty of 600,000 bytes, which the server would hold in memory and parse for seconds,
-- while everyone waits. `|| '{}'` gives the metadata as it is in memory: stored, it may be compressed a hundred times.

create function public.get_chat_history(p_chat_id uuid)
returns table (
  id uuid, chat_id uuid, message_type text, content text, "timestamp" timestamptz, metadata jsonb
)
language sql stable set search_path = '' as $$
  with latest as (
    select m.id, m.chat_id, m.message_type, m.content, m."timestamp", m.metadata
    from public.chat_messages m
    where m.chat_id = p_chat_id
    order by m."timestamp" desc limit 40
  ),
  measured as (
    select l.*, sum(octet_length(l.content) + pg_column_size(l.metadata || '{}'))
      over (order by l."timestamp" desc, l.id) as bytes
    from latest l
  )
  select m.id, m.chat_id, m.message_type, m.content, m."timestamp", m.metadata
  from measured m where m.bytes <= 600000
  order by m."timestamp", m.id desc
$$;

revoke execute on function public.get_chat_history from public, anon;
grant execute on function public.get_chat_history to authenticated, service_role;

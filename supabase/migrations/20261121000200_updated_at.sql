-- `updated_at` is the database's to keep: what a caller sends for it is overwritten.

create function public.keep_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger keep_updated_at before update on public.chats
for each row execute function public.keep_updated_at();

create trigger keep_updated_at before update on public.quizzes
for each row execute function public.keep_updated_at();

-- Saving a message updates its chat (requirements §4).
create function public.touch_chat() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.chats set updated_at = clock_timestamp() where id = new.chat_id;
  return null;
end
$$;

create trigger touch_chat after insert on public.chat_messages
for each row execute function public.touch_chat();

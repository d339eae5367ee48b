-- Ends the caller's conversations whose last message is a question of more than ten minutes ago: what answered it was
-- ended by its host. The error message, in the words of the caller's language, offers to ask the question again.
-- Returns how many it ended, at most 1,000 at once. Our server does the same at its start for all accounts.
create function public.end_unanswered_questions(p_message text) returns integer
language plpgsql set search_path = '' as $$
declare
  v_ended integer;
begin
  -- Two tabs must not end the same conversation.
  perform private.lock_totals();
  insert into public.chat_messages (chat_id, message_type, content, metadata)
  select chat.id, 'error', p_message, jsonb_build_object('code', 'chat_failed', 'detail', p_message)
  from public.chats chat
  cross join lateral (
    select m.message_type, m."timestamp" from public.chat_messages m
    where m.chat_id = chat.id order by m."timestamp" desc limit 1
  ) as last
  where chat.user_id = (select auth.uid())
    and last.message_type = 'user' and last."timestamp" <= now() - interval '10 minutes'
  order by chat.updated_at desc
  limit 1000;
  get diagnostics v_ended = row_count;
  return v_ended;
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

-- Messages had a quota of rows alone, so that an account could store 50,000 of 600 kB. They count towards the quota of text now.

-- As before, and the messages of the account.
create or replace function private.text_bytes(p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select (
    select coalesce(sum(
      coalesce(pg_column_size(t.extracted_text), 0) + coalesce(pg_column_size(t.recognition), 0)
      + coalesce(pg_column_size(t.emphasis), 0) + coalesce(pg_column_size(t.structure), 0)
    ), 0)
    from public.bases b
    join public.base_files f on f.base_id = b.id
    join public.pdf_text_content t on t.file_id = f.id
    where b.user_id = p_user_id
  ) + (
    select coalesce(sum(pg_column_size(m.content) + pg_column_size(m.metadata)), 0)
    from public.chats c
    join public.chat_messages m on m.chat_id = c.id
    where c.user_id = p_user_id
  )
$$;

-- Runs after each statement, as check_row_quota. Only a large message is a reason to add up all of them: as many small ones as the
-- quota of rows allows take no more than the quota of text has.
create function private.check_message_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner uuid;
  v_maximum bigint;
begin
  for v_owner in
    select distinct c.user_id from added a join public.chats c on c.id = a.chat_id
    where octet_length(a.content) + pg_column_size(a.metadata) > 10000
  loop
    v_maximum := private.quota_of(v_owner, 'text_bytes');
    continue when v_maximum is null;
    perform pg_advisory_xact_lock(hashtextextended('text' || v_owner::text, 0));
    if private.text_bytes(v_owner) > v_maximum then
      perform private.refuse_quota('quota_messages');
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.check_message_bytes from public;

create trigger check_message_bytes after insert on public.chat_messages
referencing new table as added for each statement
execute function private.check_message_bytes();

create trigger check_changed_message_bytes after update on public.chat_messages
referencing new table as added for each statement
execute function private.check_message_bytes();

-- Quotas of single accounts, which replace those of private.quotas. The operator sets them (npm run admin -- quota). The server
-- reads the resources storage_bytes and model_calls itself.

create table private.account_quotas (
  user_id uuid not null references auth.users (id) on delete cascade,
  resource text not null check (
    resource in ('bases', 'files', 'chats', 'messages', 'quizzes', 'text_bytes', 'storage_bytes', 'model_calls')
  ),
  maximum bigint not null check (maximum >= 0),
  primary key (user_id, resource)
);
alter table private.account_quotas enable row level security;

-- The quota of an account; null: no limit.
create function private.quota_of(p_user_id uuid, p_resource text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(
    (select maximum from private.account_quotas where user_id = p_user_id and resource = p_resource),
    (select maximum from private.quotas where resource = p_resource)
  )
$$;
revoke execute on function private.quota_of from public;

create or replace function private.check_row_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner uuid;
  v_maximum bigint;
  v_count bigint;
begin
  for v_owner in execute case tg_argv[0]
    when 'files' then
      'select distinct b.user_id from added a join public.bases b on b.id = a.base_id'
    when 'messages' then
      'select distinct c.user_id from added a join public.chats c on c.id = a.chat_id'
    else 'select distinct user_id from added'
  end loop
    v_maximum := private.quota_of(v_owner, tg_argv[0]);
    continue when v_maximum is null;
    perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || v_owner::text, 0));
    case tg_argv[0]
      when 'bases' then
        select count(*) into v_count from (
          select from public.bases where user_id = v_owner limit v_maximum + 1
        ) as counted;
      when 'files' then
        select count(*) into v_count from (
          select from public.bases b join public.base_files f on f.base_id = b.id
          where b.user_id = v_owner limit v_maximum + 1
        ) as counted;
      when 'chats' then
        select count(*) into v_count from (
          select from public.chats where user_id = v_owner limit v_maximum + 1
        ) as counted;
      when 'messages' then
        select count(*) into v_count from (
          select from public.chats c join public.chat_messages m on m.chat_id = c.id
          where c.user_id = v_owner limit v_maximum + 1
        ) as counted;
      else
        select count(*) into v_count from (
          select from public.quizzes where user_id = v_owner limit v_maximum + 1
        ) as counted;
    end case;
    if v_count > v_maximum then
      perform private.refuse_quota('quota_' || tg_argv[0]);
    end if;
  end loop;
  return null;
end
$$;

create or replace function private.check_text_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner uuid;
  v_maximum bigint;
  v_bytes bigint;
begin
  select b.user_id into v_owner
  from public.base_files f join public.bases b on b.id = f.base_id
  where f.id = new.file_id;
  v_maximum := private.quota_of(v_owner, 'text_bytes');
  if v_maximum is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('text' || v_owner::text, 0));
  select coalesce(sum(pg_column_size(t.extracted_text)), 0) into v_bytes
  from public.bases b
  join public.base_files f on f.base_id = b.id
  join public.pdf_text_content t on t.file_id = f.id
  where b.user_id = v_owner;
  if v_bytes > v_maximum then
    perform private.refuse_quota('quota_text');
  end if;
  return null;
end
$$;

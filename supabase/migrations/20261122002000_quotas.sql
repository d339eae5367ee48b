-- What one account may have, in rows and in bytes of text. The server writes its settings into
-- private.quotas at every start; on a Supabase project, change the rows with SQL.

create table private.quotas (
  resource text primary key,
  maximum bigint not null check (maximum >= 0)
);
alter table private.quotas enable row level security;

insert into private.quotas (resource, maximum) values
  ('bases', 1000),
  ('files', 10000),
  ('chats', 5000),
  ('messages', 50000),
  ('quizzes', 5000),
  ('text_bytes', 524288000);

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

-- Attempts that several processes on one PostgreSQL count together. Keys are hashes.
create table private.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
alter table private.rate_limits enable row level security;
create index rate_limits_expire_idx on private.rate_limits (expire);

-- Refuses with status 413; the hint is the failure code for which the interface has a message.
create function private.refuse_quota(p_hint text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'This account has reached a quota' using errcode = 'PT413', hint = p_hint;
end
$$;

-- Runs after an insert, once for each statement. The lock makes inserts of one account that are
-- under way at the same time count one another; the count after it sees what they committed.
-- It stops at the maximum, so it costs no more than that many index entries.
create function private.check_row_quota() returns trigger
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

create trigger check_row_quota after insert on public.bases
referencing new table as added for each statement
execute function private.check_row_quota('bases');

create trigger check_row_quota after insert on public.base_files
referencing new table as added for each statement
execute function private.check_row_quota('files');

create trigger check_row_quota after insert on public.chats
referencing new table as added for each statement
execute function private.check_row_quota('chats');

create trigger check_row_quota after insert on public.chat_messages
referencing new table as added for each statement
execute function private.check_row_quota('messages');

create trigger check_row_quota after insert on public.quizzes
referencing new table as added for each statement
execute function private.check_row_quota('quizzes');

-- The bytes that all texts of one account take, as they are stored (compressed).
create function private.check_text_quota() returns trigger
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

create trigger check_text_quota after insert or update of extracted_text on public.pdf_text_content
for each row when (new.extracted_text is not null)
execute function private.check_text_quota();

revoke execute on all functions in schema private from public;
grant execute on function private.is_visible to authenticated, service_role;
grant execute on function private.has_account to authenticated, service_role;

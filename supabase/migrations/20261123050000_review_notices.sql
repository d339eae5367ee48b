-- Whether a learner wants a mail on days with due reviews. The server sends it (server/review-mails); a Supabase
-- project stores the setting and sends nothing.

-- The clock of a time zone by its IANA name; null for any other name. PostgreSQL alone would also accept
-- abbreviations and offsets.
create function private.local_time(p_at timestamptz, p_zone text) returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  if p_zone !~ '^([A-Z][A-Za-z_]*(/[A-Za-z][A-Za-z_-]*)+|Etc/GMT[+-][0-9]{1,2}|UTC|GMT)$' then
    return null;
  end if;
  return p_at at time zone p_zone;
exception when invalid_parameter_value then
  return null;
end
$$;

create table public.review_notices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  mail boolean not null default false,
  -- Of the interface when the learner chose; an unknown one is English.
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  time_zone text not null default 'UTC' check (char_length(time_zone) <= 64)
);

-- A trigger, since a check would refuse to restore rows where time zones have changed.
create function private.check_time_zone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.local_time(now(), new.time_zone) is null then
    raise exception 'This time zone is not known' using errcode = '22023';
  end if;
  return new;
end
$$;
create trigger check_time_zone before insert or update of time_zone on public.review_notices
for each row execute function private.check_time_zone();

alter table public.review_notices enable row level security;
revoke all on public.review_notices from public, anon, authenticated;
grant select, insert, update, delete on public.review_notices to authenticated, service_role;

create policy owner on public.review_notices to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

call private.announce_changes('review_notices', 'user_id', 'r.user_id');

-- What only the server knows: the token of the link that stops the mails (244 random bits), and the last day of the
-- learner's calendar with a mail. The token is part of every mail, so it is stored itself; it is found by its hash.
create table private.review_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  last_mail_on date not null
);
create unique index review_mails_token_idx on private.review_mails (sha256(token::bytea));
alter table private.review_mails enable row level security;

revoke execute on function private.local_time, private.check_time_zone from public;
grant execute on function private.local_time to authenticated, service_role;

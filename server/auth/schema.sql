-- The tables of the authentication service, named and shaped as Supabase Auth has them. Runs at every
-- start and changes nothing twice. On a Supabase project these tables belong to Supabase Auth instead.

create schema if not exists auth;

create table if not exists auth.users (
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb default '{}'::jsonb,
  raw_user_meta_data jsonb default '{}'::jsonb,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index if not exists users_email_partial_key on auth.users (email) where is_sso_user = false;

-- refresh_token_counter says which refresh token of the session is current (sessions/sessions.ts);
-- tag is how the user signed in: password, signup or recovery
create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  refreshed_at timestamp without time zone,
  user_agent text,
  tag text,
  refresh_token_counter bigint,
  aal text check (aal in ('aal1', 'aal2', 'aal3')),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.identities (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null default '{}'::jsonb,
  email varchar(255) generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

-- Mailed links. user_id refers to no table: a request for an unknown address writes a row as well (mailed-links/link-tokens.ts).
create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null,
  token_type text not null check (token_type in ('confirmation_token', 'recovery_token')),
  token_hash text not null,
  created_at timestamptz not null,
  unique (user_id, token_type)
);
create unique index if not exists one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);

-- Networks that an account signed in from (known-networks.ts). Supabase Auth has no such table.
create table if not exists auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, network_hash)
);

-- The network that the password of an unconfirmed account was chosen from (known-networks.ts). Supabase Auth has no such table.
create table if not exists auth.sign_up_networks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  network_hash text not null
);

-- Earlier releases stored refresh tokens in the clear.
drop table if exists auth.refresh_tokens, auth.flow_state, auth.audit_log_entries;

-- That accounts were deleted whose rows are still in freed pages of the database (database/pglite/erasure.ts).
create table if not exists auth.erasure (
  is_due boolean primary key default true check (is_due),
  deletions bigint not null default 1
);

create or replace function auth.request_erasure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The hourly removal of unconfirmed accounts is a statement that mostly deletes none.
  if exists (select from deleted) then
    insert into auth.erasure as e default values on conflict (is_due) do update set deletions = e.deletions + 1;
  end if;
  return null;
end
$$;

create or replace trigger request_erasure after delete on auth.users
  referencing old table as deleted for each statement execute function auth.request_erasure();

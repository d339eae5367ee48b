-- The roles and owners of a Supabase project, on a PostgreSQL whose superuser is supabase_admin. `postgres`, which applies the
-- migrations, is no superuser and owns neither auth nor storage. Run after server/auth/schema.sql and server/database/bootstrap.sql.

create role postgres login nosuperuser createdb createrole replication bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;

-- A project allows `create policy` on storage.objects to postgres by its extension supautils; here the membership allows it.
grant supabase_storage_admin to postgres;

alter database postgres owner to postgres;
create schema extensions authorization postgres;

-- What Supabase Realtime reads.
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
grant usage on schema extensions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;

-- The Supabase CLI makes it.
drop schema supabase_migrations cascade;

do $$
declare
  item record;
begin
  for item in
    select c.oid::regclass as name, n.nspname
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage') and c.relkind = 'r'
  loop
    execute format('alter table %s owner to supabase_%s_admin', item.name, item.nspname);
    execute format('grant all on %s to postgres', item.name);
  end loop;
  for item in
    select p.oid::regprocedure as name, n.nspname
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ('auth', 'storage')
  loop
    execute format('alter function %s owner to supabase_%s_admin', item.name, item.nspname);
  end loop;
end
$$;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
grant usage on schema auth to postgres;
grant all on schema storage to postgres;

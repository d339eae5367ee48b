-- One random id names this database. The same id lies beside the stored files, so that a server never
-- tidies up the files of another database.
create table private.data_identity (
  id uuid primary key default gen_random_uuid(),
  only_row boolean not null unique default true check (only_row)
);
insert into private.data_identity default values;
revoke all on private.data_identity from public, anon, authenticated;
alter table private.data_identity enable row level security;

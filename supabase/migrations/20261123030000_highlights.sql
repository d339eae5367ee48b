-- Highlighted passages with notes. A highlight stores its quote with the text around it, so that it is found
-- again after its file was read again (docs/decisions/0027-highlights.md).

create table public.highlights (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  base_id uuid not null references public.bases (id) on delete cascade,
  file_id uuid not null references public.base_files (id) on delete cascade,
  page integer not null check (page between 1 and 100000),
  quote text not null check (char_length(quote) <= 2000 and private.is_visible(quote)),
  prefix text not null default '' check (char_length(prefix) <= 80),
  suffix text not null default '' check (char_length(suffix) <= 80),
  position integer not null default 0 check (position between 0 and 2000000),
  note text not null default '' check (char_length(note) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index highlights_user_id_idx on public.highlights (user_id);
create index highlights_base_id_idx on public.highlights (base_id);
create index highlights_file_id_page_idx on public.highlights (file_id, page);

create trigger keep_updated_at before update on public.highlights
for each row execute function public.keep_updated_at();

alter table public.highlights enable row level security;
revoke all on public.highlights from public, anon, authenticated;
grant select, insert, update, delete on public.highlights to authenticated, service_role;

create policy owner on public.highlights to authenticated
using (user_id = (select auth.uid()))
with check (
  user_id = (select auth.uid())
  and exists (
    select from public.base_files f join public.bases b on b.id = f.base_id
    where f.id = highlights.file_id and f.base_id = highlights.base_id
      and b.user_id = (select auth.uid())
  )
);

-- At most 20,000 highlights of one account. The lock makes inserts that are under way at
-- the same time count one another.
create function private.check_highlights() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner uuid;
  v_count bigint;
begin
  for v_owner in select distinct user_id from added loop
    perform pg_advisory_xact_lock(hashtextextended('highlights' || v_owner::text, 0));
    select count(*) into v_count from (
      select from public.highlights where user_id = v_owner limit 20001
    ) as counted;
    if v_count > 20000 then
      perform private.refuse_quota('quota_highlights');
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.check_highlights from public;

create trigger check_highlights after insert on public.highlights
referencing new table as added for each statement
execute function private.check_highlights();

call private.announce_changes('highlights', 'id', 'r.user_id');

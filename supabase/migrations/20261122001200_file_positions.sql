-- The files of a base have an order that the learner chooses. Until now it was derived from the time of upload, which files
-- sent together share.

alter table public.base_files add column position integer not null default 0 check (position >= 0);

update public.base_files f set position = numbered.position
from (
  select id, row_number() over (partition by base_id order by uploaded_at desc, id) as position from public.base_files
) as numbered
where numbered.id = f.id;

create index base_files_base_id_position_idx on public.base_files (base_id, position);

-- A file without a position comes last.
create function private.append_file() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.position = 0 then
    new.position := 1 + coalesce((select max(f.position) from public.base_files f where f.base_id = new.base_id), 0);
  end if;
  return new;
end
$$;
create trigger append_file before insert on public.base_files
for each row execute function private.append_file();

-- Puts the files of a base of the caller in the order of `p_file_ids`; files that it does not name follow in their old order.
create function public.order_files(p_base_id uuid, p_file_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.base_files f set position = ordered.position
  from (
    select g.id, row_number() over (order by array_position(p_file_ids, g.id) nulls last, g.position, g.id) as position
    from public.base_files g where g.base_id = p_base_id
  ) as ordered
  where ordered.id = f.id and ordered.position <> f.position
$$;

-- A new function may be executed by everyone until that is revoked: triggers run without it.
revoke execute on function private.append_file from public, anon, authenticated;
revoke execute on function public.order_files from public, anon;
grant execute on function public.order_files to authenticated, service_role;

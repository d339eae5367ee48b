-- The page at which each file was last read, so that reading continues on every device of its learner. Changes are
-- not announced: a page is turned often, and the other devices need it only when they open a screen.
create table public.reading_places (
  file_id uuid primary key references public.base_files (id) on delete cascade,
  page integer not null check (page between 1 and 100000),
  read_at timestamptz not null default now()
);

alter table public.reading_places enable row level security;
revoke all on public.reading_places from public, anon, authenticated;
grant select, insert, update, delete on public.reading_places to authenticated, service_role;

create policy owner on public.reading_places to authenticated
using (
  exists (
    select from public.base_files f join public.bases b on b.id = f.base_id
    where f.id = reading_places.file_id and b.user_id = (select auth.uid())
  )
);

-- Stores where the caller read, [{file_id, page, read_at}], at most 200. What was stored later stays, files of others
-- and deleted ones are left out, and a time of a device whose clock is ahead becomes the present.
create function public.store_reading_places(p_places jsonb) returns void
language sql set search_path = '' as $$
  insert into public.reading_places as stored (file_id, page, read_at)
  select distinct on (f.id) f.id, p.page, least(p.read_at, now())
  from (
    select * from jsonb_to_recordset(p_places) as list (file_id uuid, page integer, read_at timestamptz) limit 200
  ) p
  join public.base_files f on f.id = p.file_id
  order by f.id, p.read_at desc
  on conflict (file_id) do update set page = excluded.page, read_at = excluded.read_at
  where stored.read_at < excluded.read_at
$$;

-- As before, with where the base was last read, {file_id, file_name, page, read_at}; null where that is not known.
drop function public.get_base_cards(integer, integer);
create function public.get_base_cards(p_from integer, p_most integer)
returns table (
  id uuid,
  name text,
  created_at timestamptz,
  files bigint,
  first_files jsonb,
  pdfs bigint,
  read_pdfs bigint,
  failed_pdfs bigint,
  quizzes bigint,
  percentage numeric,
  last_completed timestamptz,
  last_read jsonb,
  total bigint
)
language sql stable set search_path = '' as $$
  with mine as materialized (
    select b.id, b.name, b.created_at from public.bases b
    where b.user_id = (select auth.uid())
    order by b.created_at desc, b.id
    offset p_from limit p_most
  ),
  -- the array keeps to the index, and the policies' own subqueries are evaluated once
  stored as materialized (
    select f.id, f.base_id, f.file_name,
      private.is_readable(f.file_type) as is_readable,
      row_number() over (partition by f.base_id order by f.position, f.id) as place
    from public.base_files f where f.base_id = any (array(select m.id from mine m))
  ),
  counted as (
    select s.base_id, count(*) as files,
      jsonb_agg(jsonb_build_object('id', s.id, 'file_name', s.file_name) order by s.place)
        filter (where s.place <= 3) as first_files,
      count(*) filter (where s.is_readable) as pdfs,
      count(*) filter (where s.is_readable and t.status = 'completed') as read_pdfs,
      count(*) filter (where s.is_readable and t.status = 'failed') as failed_pdfs
    from stored s
    left join private.text_states(array(select s.id from stored s)) t on t.file_id = s.id
    group by s.base_id
  ),
  latest as (
    select distinct on (s.base_id) s.base_id,
      jsonb_build_object('file_id', s.id, 'file_name', s.file_name, 'page', p.page, 'read_at', p.read_at) as last_read
    from public.reading_places p
    join stored s on s.id = p.file_id
    where p.file_id = any (array(select s.id from stored s))
    order by s.base_id, p.read_at desc, s.id
  )
  select m.id, m.name, m.created_at, coalesce(c.files, 0), coalesce(c.first_files, '[]'),
    coalesce(c.pdfs, 0), coalesce(c.read_pdfs, 0), coalesce(c.failed_pdfs, 0), coalesce(k.quizzes, 0), k.percentage,
    k.last_completed, l.last_read, (select count(*) from public.bases b where b.user_id = (select auth.uid()))
  from mine m
  left join counted c on c.base_id = m.id
  left join latest l on l.base_id = m.id
  left join private.base_marks(array(select m.id from mine m)) k on k.base_id = m.id
  order by m.created_at desc, m.id
$$;

revoke execute on function public.get_base_cards, public.store_reading_places from public, anon;
grant execute on function public.get_base_cards, public.store_reading_places to authenticated, service_role;

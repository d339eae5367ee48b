-- The same result in less time: every file was searched in the list of all names, so that 50,000 names for 5,000 files took
-- seconds, which all others wait on PGlite.
create or replace function public.order_files(p_base_id uuid, p_file_ids uuid[]) returns void
language sql set search_path = '' as $$
  with named as (
    select listed.id, min(listed.place) as place
    from unnest(p_file_ids) with ordinality as listed (id, place)
    group by listed.id
  )
  update public.base_files f set position = ordered.position
  from (
    select g.id, row_number() over (order by n.place nulls last, g.position, g.id) as position
    from public.base_files g
    left join named n on n.id = g.id
    where g.base_id = p_base_id
  ) as ordered
  where ordered.id = f.id and ordered.position <> f.position
$$;

-- A base that is taken in from an archive keeps the time at which its exam was set, so that its plan
-- goes on: what was asked since then need not be asked again.
create or replace function private.set_exam_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.exam_on is null then
    new.exam_set_at := null;
  elsif tg_op = 'INSERT' then
    new.exam_set_at := least(coalesce(new.exam_set_at, now()), now());
  elsif old.exam_on is not null
    and (new.exam_on = old.exam_on or old.exam_on >= (now() at time zone 'UTC')::date - 1) then
    new.exam_set_at := old.exam_set_at;
  else
    new.exam_set_at := now();
  end if;
  return new;
end
$$;

-- A question repeats a question of its own account, or one that was deleted. Runs as the owner of the tables, since the
-- caller does not see questions of others. Raises 42501.
create function private.check_repeats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.quiz_questions first
    join public.quizzes theirs on theirs.id = first.quiz_id
    join public.quizzes own on own.id = new.quiz_id
    where first.id = new.repeats and theirs.user_id <> own.user_id
  ) then
    raise exception 'repeats names a question of another account' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke execute on function private.check_repeats from public;

create trigger check_repeats before insert or update of repeats on public.quiz_questions
for each row when (new.repeats is not null) execute function private.check_repeats();

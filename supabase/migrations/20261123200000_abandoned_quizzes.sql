-- A process that ends while it makes a quiz leaves the quiz unfinished. Our server removes such
-- quizzes at its start; on Supabase nothing starts, so the next quiz of the account removes them.
create function private.remove_abandoned_quizzes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.quizzes q
  using (select distinct user_id from inserted) owner
  where q.user_id = owner.user_id
    and q.id not in (select id from inserted)
    and q.status = 'generating' and q.updated_at <= now() - interval '10 minutes';
  return null;
end;
$$;

create trigger abandoned_quizzes after insert on public.quizzes
referencing new table as inserted
for each statement execute function private.remove_abandoned_quizzes();

revoke execute on function private.remove_abandoned_quizzes() from public;

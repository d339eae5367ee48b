-- The private bucket `files`: the first segment of a path is the id of its owner. No size limit of the bucket's own, so that
-- the server's holds.

insert into storage.buckets (id, name, public) values ('files', 'files', false)
on conflict (id) do update set public = false;

-- An access token outlives its account until it expires, and `storage.objects` refers to no account.
create function private.has_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users where id = (select auth.uid()))
$$;
revoke execute on function private.has_account from public;
grant execute on function private.has_account to authenticated, service_role;

create policy "files: owner" on storage.objects to authenticated
using (bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (
  bucket_id = 'files'
  and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select private.has_account())
);

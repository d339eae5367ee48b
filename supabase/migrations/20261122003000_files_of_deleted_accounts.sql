-- An access token lives on for up to an hour after its account was deleted: it opens no file then.
alter policy "files: owner" on storage.objects
using (
  bucket_id = 'files'
  and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select private.has_account())
);

-- The rows of an account's files go with the account, whichever way it is deleted. The storage service
-- owns the bytes: Stoa's own moves them to its trash. On Supabase the function delete-account removes
-- files through the storage service first, so that nothing is left to do here.
create function private.delete_files_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Supabase refuses a plain delete on this table unless this is set.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'files' and (storage.foldername(name))[1] = old.id::text;
  return old;
end
$$;
revoke execute on function private.delete_files_of_account from public;

create trigger delete_files_of_account before delete on auth.users
for each row execute function private.delete_files_of_account();

-- The private bucket `files`: the first segment of a path is the id of its owner. No size limit of the bucket's own, so that
-- the server's holds.

insert into storage.buckets (id, name, public) values ('files', 'files', false)
on conflict (id) do update set public = false;

create policy "files: owner" on storage.objects to authenticated
using (bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text);

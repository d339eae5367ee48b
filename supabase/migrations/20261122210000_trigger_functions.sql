-- A new function may be executed by everyone until that is revoked: triggers run without it.
revoke execute on function private.append_file from public, anon, authenticated;

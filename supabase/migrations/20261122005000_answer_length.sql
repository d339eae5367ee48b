-- The time to mark an answer grows with its length: a new answer has at most 5,000 characters (ANSWER_MAX in
-- domain/constants.ts). A trigger and no check: answers stored before may be longer, and their marks still change.
create function private.check_answer_length() returns trigger
language plpgsql set search_path = '' as $$
begin
  if char_length(new.user_answer) > 5000 then
    raise exception 'An answer has at most 5000 characters' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger check_answer_length before insert or update of user_answer on public.quiz_answers
for each row execute function private.check_answer_length();

revoke execute on function private.check_answer_length from public;

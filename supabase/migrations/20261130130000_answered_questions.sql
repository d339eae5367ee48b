-- An answer stays with its question: moved to another quiz, it would be missing in a completed one, whose answers are fixed.

create function private.keep_answered_question() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'An answer stays with its question' using errcode = '23514';
end
$$;
revoke execute on function private.keep_answered_question from public;

create trigger keep_answered_question before update of quiz_id, question_id on public.quiz_answers
  for each row when (row(old.quiz_id, old.question_id) is distinct from row(new.quiz_id, new.question_id))
  execute function private.keep_answered_question();

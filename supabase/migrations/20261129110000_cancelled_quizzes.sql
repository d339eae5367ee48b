-- Stores a quiz that is being made, as create_quiz. False, without a change, if it was cancelled: whoever cancels it deletes
-- its row, and create_quiz makes a quiz without a row.
create function public.finish_quiz(p_quiz jsonb, p_file_ids uuid[], p_questions jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform from public.quizzes q
  where q.id = (p_quiz ->> 'id')::uuid and q.status = 'generating'
  for update;
  if not found then
    return false;
  end if;
  perform public.create_quiz(p_quiz, p_file_ids, p_questions);
  return true;
end
$$;

revoke execute on function public.finish_quiz from public, anon;
grant execute on function public.finish_quiz to authenticated, service_role;

-- Replaces a question of the caller by one that the caller wrote about the same page: stores
-- `p_question` as create_question does and withdraws the other wherever it was asked, both or
-- neither. Returns the id of the new question. A repeated call with the same id changes nothing.
-- Raises 23514 if the new question is about another page.
create function public.replace_question(p_question_id uuid, p_question jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant public.quiz_questions := private.lock_question(p_question_id);
  v_id uuid;
begin
  if (p_question ->> 'source_file_id')::uuid is distinct from v_old.source_file_id
    or (p_question ->> 'source_page')::integer is distinct from v_old.source_page then
    raise exception 'A question is replaced by one about the same page' using errcode = '23514';
  end if;
  v_id := public.create_question(p_question);
  if v_old.withdrawn_at is null then
    perform public.withdraw_question(p_question_id);
  end if;
  return v_id;
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

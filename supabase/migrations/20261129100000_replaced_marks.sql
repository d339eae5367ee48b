-- Replacing a mark or a retry. What an answer had when it was read is in the body of the request: it can be longer than an
-- address.

-- Replaces the mark of an answer of the caller, and the totals of its quiz if that is completed. `p_read` is {graded_by,
-- history} as they were read, `p_mark` the new mark with its history. Returns the answer; null, without a change, if it has
-- another mark than was read.
create function public.replace_mark(p_quiz_id uuid, p_question_id uuid, p_read jsonb, p_mark jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_answer jsonb;
begin
  -- a call that completes the quiz either sums up this mark, or is done before
  perform private.lock_totals();
  update public.quiz_answers a set
    is_correct = mark.is_correct, marks_obtained = mark.marks_obtained,
    similarity_score = mark.similarity_score, feedback = mark.feedback, graded_by = mark.graded_by,
    points = mark.points, history = mark.history
  from jsonb_to_record(p_mark) as mark (
    is_correct boolean, marks_obtained numeric, similarity_score numeric, feedback text,
    graded_by text, points jsonb, history jsonb
  )
  where a.quiz_id = p_quiz_id and a.question_id = p_question_id
    and a.graded_by is not distinct from p_read ->> 'graded_by'
    and (a.graded_by is null or a.history = p_read -> 'history')
  returning to_jsonb(a) into v_answer;
  if v_answer is not null
    and exists (select from public.quizzes q where q.id = p_quiz_id and q.status = 'completed') then
    perform public.complete_quiz(p_quiz_id);
  end if;
  return v_answer;
end
$$;

-- Replaces the retries of an answer of the caller. Returns the answer; null, without a change, if it has other retries than
-- `p_read`.
create function public.replace_retries(
  p_quiz_id uuid, p_question_id uuid, p_read jsonb, p_retries jsonb
) returns jsonb
language sql set search_path = '' as $$
  update public.quiz_answers a set retries = p_retries
  where a.quiz_id = p_quiz_id and a.question_id = p_question_id and a.retries = p_read
  returning to_jsonb(a)
$$;

revoke execute on function public.replace_mark, public.replace_retries from public, anon;
grant execute on function public.replace_mark, public.replace_retries to authenticated, service_role;

-- Reviews without a network (docs/decisions/0032-offline-reviews.md): what a browser keeps for them, and how what
-- was answered is stored once.

-- The caller's questions that are asked before `p_before`, for a review without a network: the first at most
-- `p_most`, each in its newest version, with its key, which the caller has seen when the question was asked
-- before. `due_at` is when it is asked; `first_id` is the original of copies. Questions in an open test are not due.
create function public.get_kept_reviews(p_until timestamptz, p_today date, p_before timestamptz, p_most integer)
returns table (first_id uuid, due_at timestamptz, question jsonb, source jsonb)
language sql stable set search_path = '' as $$
  select s.first_id, s.at,
    to_jsonb(q) || jsonb_build_object(
      'question_text', newest.question_text, 'options', newest.options,
      'correct_answer', newest.correct_answer, 'correct_option_number', newest.correct_option_number,
      'explanation', newest.explanation, 'points', newest.points, 'edited_at', newest.edited_at,
      'versions', '[]'::jsonb
    ),
    jsonb_build_object(
      'file_id', f.id, 'base_id', f.base_id,
      'base_files', jsonb_build_object('file_name', f.file_name)
    )
  from private.scheduled_reviews(p_until, p_today, false) s
  join public.quiz_questions q on q.id = s.question_id
  join public.base_files f on f.id = q.source_file_id
  cross join lateral private.newest_version(q) as newest
  where s.at < p_before
  order by s.at, s.first_id
  limit least(p_most, 100)
$$;

-- Stores answers that were given without a network. `p_review` is {id, quiz_name, review_ends_at}; if there is no
-- quiz with this id, it is a review that began without a network, and is made of `p_question_ids`. `p_answers` is
-- [{question_id, user_answer, option, confidence, answered_at}], where `option` is the text of a chosen option,
-- whose number differs in a copy. The quiz's id is chosen by the browser and an answer is stored once for each
-- question, so that a repeated call, in any tab, changes nothing. Left out is what cannot be stored any more:
-- answers to questions that were deleted, withdrawn or changed, and those to a review that was completed.
-- Returns how many of the answers are stored.
create function public.store_review(p_review jsonb, p_question_ids uuid[], p_answers jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  v_quiz_id constant uuid := (p_review ->> 'id')::uuid;
  v_known uuid[];
begin
  perform private.lock_totals();
  if not exists (select from public.quizzes q where q.id = v_quiz_id) then
    v_known := array(
      select q.id from unnest(p_question_ids) with ordinality as listed (id, place)
      join public.quiz_questions q on q.id = listed.id
      where q.withdrawn_at is null
      order by listed.place
    );
    if cardinality(v_known) = 0 then
      return 0;
    end if;
    perform public.repeat_questions(p_review || '{"mode": "review"}'::jsonb, v_known);
    update public.quizzes set status = 'in_progress' where id = v_quiz_id and status = 'ready';
  end if;

  insert into public.quiz_answers (quiz_id, question_id, user_answer, answered_at, confidence)
  select quiz.id, copy.id, coalesce(chosen.number, given.user_answer), given.answered_at, given.confidence
  from public.quizzes quiz
  cross join jsonb_to_recordset(p_answers) as given (
    question_id uuid, user_answer text, option text, answered_at timestamptz, confidence text
  )
  join public.quiz_questions asked on asked.id = given.question_id
  join public.quiz_questions copy on copy.quiz_id = quiz.id
    and coalesce(copy.repeats, copy.id) = coalesce(asked.repeats, asked.id)
  left join lateral (
    select number from jsonb_each_text(copy.options) as each_option (number, text)
    where text = given.option
    limit 1
  ) as chosen on true
  where quiz.id = v_quiz_id and quiz.mode = 'review' and quiz.status <> 'completed'
    and copy.withdrawn_at is null
    and (given.option is null or chosen.number is not null)
  on conflict (quiz_id, question_id) do nothing;

  return (
    select count(distinct given.question_id)
    from jsonb_to_recordset(p_answers) as given (question_id uuid)
    join public.quiz_questions asked on asked.id = given.question_id
    join public.quiz_questions copy on copy.quiz_id = v_quiz_id
      and coalesce(copy.repeats, copy.id) = coalesce(asked.repeats, asked.id)
    join public.quiz_answers a on a.quiz_id = v_quiz_id and a.question_id = copy.id
  );
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

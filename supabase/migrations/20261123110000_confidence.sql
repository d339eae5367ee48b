-- How sure a learner was of an answer. A wrong answer given with certainty returns after a day, and again within
-- a week (docs/decisions/0030-confidence.md).

alter table public.quiz_answers
  -- Null: not rated. CONFIDENCES in domain/quiz/confidence.ts.
  add column confidence text check (confidence in ('sure', 'unsure', 'guess'));

-- The rating of an answer does not change once its mark is known.
create function private.check_confidence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.confidence is distinct from old.confidence and (
    old.graded_by is not null
    or exists (select from public.quizzes q where q.id = old.quiz_id and q.status = 'completed')
  ) then
    raise exception 'The confidence of a marked answer is fixed' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger check_confidence before update of confidence on public.quiz_answers
for each row execute function private.check_confidence();

revoke execute on function private.check_confidence from public;

comment on column public.question_reviews.history is
  'Each attempt, oldest first: [when (ms since 1970), is_correct, marks_obtained, marks of the question], and true if the learner was sure; nulls: not answered.';

-- Computes the rows of a learner's questions again, from all answers to them in completed quizzes
-- and in reviews. Withdrawn questions are left out, and those whose file is gone.
-- Each step is one lookup by its key for each row (materialized, and `offset 0`): joined freely, a
-- planner without statistics goes through all quizzes and all answers for each question.
create or replace function private.refresh_question_reviews(p_user_id uuid, p_first_ids uuid[]) returns void
language plpgsql security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  -- An account that is being deleted has no rows to write.
  if not exists (select from auth.users where id = p_user_id) then return; end if;
  with firsts as materialized (
    select distinct unnest(p_first_ids) as id
  ),
  copies as materialized (
    select q.id, f.id as first_id, q.quiz_id, q.marks
    from firsts f
    cross join lateral (
      select first.id, first.quiz_id, first.marks from public.quiz_questions first
      where first.id = f.id and first.repeats is null and first.source_file_id is not null
        and first.withdrawn_at is null
      union all
      select again.id, again.quiz_id, again.marks from public.quiz_questions again
      where again.repeats = f.id and again.source_file_id is not null
        and again.withdrawn_at is null
    ) q
  ),
  asked as materialized (
    select c.id, c.first_id, c.quiz_id, c.marks, z.mode, z.completed_at
    from copies c
    cross join lateral (
      select quiz.mode, quiz.completed_at from public.quizzes quiz
      where quiz.id = c.quiz_id and quiz.user_id = p_user_id
        and (quiz.mode = 'review' or (quiz.status = 'completed' and quiz.completed_at is not null))
      offset 0
    ) z
  ),
  answered as materialized (
    select asked.id, asked.first_id, asked.marks, a.is_correct, a.marks_obtained, a.confidence,
      case when asked.mode = 'review' then least(a.answered_at, now()) else asked.completed_at end as at
    from asked
    left join lateral (
      select answer.is_correct, answer.marks_obtained, answer.answered_at, answer.confidence
      from public.quiz_answers answer
      where answer.quiz_id = asked.quiz_id and answer.question_id = asked.id
      offset 0
    ) a on true
    where asked.mode <> 'review' or a.is_correct is not null
  ),
  histories as materialized (
    select first_id,
      (array_agg(id order by at desc, id))[1] as question_id,
      jsonb_agg(
        jsonb_build_array(round(1000 * extract(epoch from at)), is_correct, marks_obtained, marks)
          || case when confidence = 'sure' then '[true]'::jsonb else '[]'::jsonb end
        order by at, id desc
      ) as history
    from answered
    group by first_id
  ),
  removed as (
    delete from public.question_reviews r
    where r.user_id = p_user_id and r.first_id = any (p_first_ids)
      and r.first_id not in (select first_id from histories)
  )
  insert into public.question_reviews (first_id, user_id, question_id, history, due_at)
  select first_id, p_user_id, question_id, history, private.next_review_at(history) from histories
  on conflict (first_id, user_id) do update set
    question_id = excluded.question_id, history = excluded.history, due_at = excluded.due_at;
end
$$;

-- How many of the caller's answers with each confidence were right: those whose mark is decided and
-- known to the learner. Withdrawn questions are left out, and retries.
create function public.get_calibration() returns table (confidence text, answers bigint, correct bigint)
language sql stable set search_path = '' as $$
  select a.confidence, count(*), count(*) filter (where a.is_correct)
  from public.quiz_answers a
  join public.quiz_questions question on question.id = a.question_id and question.quiz_id = a.quiz_id
  -- the array keeps to the index: joined, the policy's own subquery would have every answer read
  where a.quiz_id = any (array(
      select q.id from public.quizzes q
      where q.user_id = (select auth.uid()) and (q.mode <> 'test' or q.status = 'completed')
    ))
    and a.confidence is not null and a.is_correct is not null
    and question.withdrawn_at is null
    and not a.points @> '[{"verdict": "open"}]'
  group by a.confidence
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

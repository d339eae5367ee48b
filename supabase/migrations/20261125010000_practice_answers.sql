-- The answers of a practice count in the schedule when they are given, as those of a review do.
-- They counted when the practice was finished, and never if it was left
-- (docs/decisions/0017-practice-and-test.md).

-- As before, and marked answers of a practice count at once, from the time of the answer. Its
-- questions without an answer count as missed once it is completed.
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
    select c.id, c.first_id, c.quiz_id, c.marks, z.*
    from copies c
    cross join lateral (
      select quiz.mode in ('practice', 'review') as is_marked_at_once,
        -- When questions without an answer count; null: not, or not yet.
        case when quiz.status = 'completed' and quiz.mode <> 'review' then quiz.completed_at end as missed_at
      from public.quizzes quiz
      where quiz.id = c.quiz_id and quiz.user_id = p_user_id
      offset 0
    ) z
    where z.is_marked_at_once or z.missed_at is not null
  ),
  answered as materialized (
    select asked.id, asked.first_id, asked.marks, a.is_correct, a.marks_obtained, a.confidence,
      case when asked.is_marked_at_once and a.is_correct is not null then least(a.answered_at, now())
        else asked.missed_at end as at
    from asked
    left join lateral (
      select answer.is_correct, answer.marks_obtained, answer.answered_at, answer.confidence
      from public.quiz_answers answer
      where answer.quiz_id = asked.quiz_id and answer.question_id = asked.id
      offset 0
    ) a on true
    where asked.missed_at is not null or a.is_correct is not null
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

-- A mark changes the schedule in a completed quiz (an appeal, a self-mark), in a practice and in a
-- review.
create or replace function private.answer_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed record := coalesce(new, old);
  owner_id uuid;
  first_id uuid;
begin
  select z.user_id, coalesce(q.repeats, q.id) into owner_id, first_id
  from public.quizzes z
  join public.quiz_questions q on q.quiz_id = z.id and q.id = changed.question_id
  where z.id = changed.quiz_id and (z.status = 'completed' or z.mode in ('practice', 'review'));
  if found then perform private.refresh_question_reviews(owner_id, array[first_id]); end if;
  return null;
end
$$;

-- As before, without the questions that the unfinished practice has the mark of: it does not ask
-- them again, and they are due as that mark says.
create or replace function private.open_repeats() returns setof uuid
language sql stable set search_path = '' as $$
  select q.repeats from public.quiz_questions q
  where q.repeats is not null
    and q.quiz_id = any (array(
      select z.id from public.quizzes z
      where z.user_id = (select auth.uid()) and z.status <> 'completed' and z.mode <> 'review'
        and (z.mode = 'test' or z.created_at > now() - interval '12 hours')
    ))
    -- The marks of an open test are not in this table.
    and (
      select a.is_correct from public.quiz_answers a
      where a.quiz_id = q.quiz_id and a.question_id = q.id
    ) is null
$$;

-- What is known of the practices until now.
select private.refresh_question_reviews(asked.user_id, asked.first_ids)
from (
  select z.user_id, array_agg(distinct coalesce(q.repeats, q.id)) as first_ids
  from public.quizzes z join public.quiz_questions q on q.quiz_id = z.id
  where z.mode = 'practice'
  group by z.user_id
) as asked;

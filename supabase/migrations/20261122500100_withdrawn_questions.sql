-- What reads questions and marks leaves withdrawn questions out, and repeats the newest version.

-- Withdraws a question of the caller in every quiz that asked it, or restores it (`p_at` null).
create function private.set_withdrawn(p_question_id uuid, p_at timestamptz, p_reason text) returns void
language plpgsql set search_path = '' as $$
declare
  v_question public.quiz_questions := private.lock_question(p_question_id);
  v_user_id constant uuid := (select auth.uid());
  v_first_id constant uuid := coalesce(v_question.repeats, v_question.id);
  v_quiz_ids uuid[];
  v_quiz_id uuid;
begin
  v_quiz_ids := array(
    select q.id from public.quizzes q
    where q.user_id = v_user_id and q.id in (
      select copy.quiz_id from public.quiz_questions copy
      where copy.id = v_first_id or copy.repeats = v_first_id
    )
  );
  update public.quiz_questions copy set
    withdrawn_at = case when p_at is not null then coalesce(copy.withdrawn_at, p_at) end,
    withdrawn_reason = case when p_at is not null then p_reason end
  where (copy.id = v_first_id or copy.repeats = v_first_id) and copy.quiz_id = any (v_quiz_ids);
  foreach v_quiz_id in array v_quiz_ids loop
    perform private.sum_up_quiz(v_quiz_id);
  end loop;
  perform private.refresh_question_reviews(v_user_id, array[v_first_id]);
end
$$;

-- Withdraws a question of the caller: it counts in no marks, statistics or reviews, and is not asked
-- again. A repeated call changes the reason. Not for a test that is not submitted.
create function public.withdraw_question(p_question_id uuid, p_reason text default null) returns void
language sql security definer set search_path = '' as $$
  select private.set_withdrawn(p_question_id, now(), p_reason)
$$;

-- The opposite of withdraw_question.
create function public.restore_question(p_question_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.set_withdrawn(p_question_id, null, null)
$$;

-- One row of sums over the completed quizzes; zeros where there is none. Percentages are 0 to 100.
-- Withdrawn questions do not count.
create or replace function public.get_user_quiz_stats(user_uuid uuid)
returns table (
  total_quizzes bigint,
  total_questions_attempted bigint,
  average_percentage numeric,
  total_marks_obtained numeric,
  total_possible_marks numeric
)
language plpgsql stable set search_path = '' as $$
begin
  if user_uuid is distinct from (select auth.uid()) or user_uuid is null then
    raise exception 'These are not your quizzes' using errcode = '42501';
  end if;
  return query
    select
      count(*),
      (
        -- the array keeps to the index: joined, the policy's own subquery would have every answer read
        select count(*) from public.quiz_answers a
        where a.quiz_id = any (array(
          select c.id from public.quizzes c where c.user_id = user_uuid and c.status = 'completed'
        ))
      ) - (
        select count(*) from public.quiz_questions w
        join public.quiz_answers a on a.quiz_id = w.quiz_id and a.question_id = w.id
        where w.withdrawn_at is not null and w.quiz_id = any (array(
          select c.id from public.quizzes c where c.user_id = user_uuid and c.status = 'completed'
        ))
      ),
      coalesce(round(avg(q.percentage), 2), 0),
      coalesce(sum(q.marks_obtained), 0),
      coalesce(sum(q.total_marks), 0)
    from public.quizzes q
    where q.user_id = user_uuid and q.status = 'completed';
end
$$;

-- The ten quizzes completed last that have a score, the newest first.
create or replace function public.get_recent_quiz_performance(user_uuid uuid)
returns table (quiz_id uuid, quiz_name text, percentage numeric, completed_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  if user_uuid is distinct from (select auth.uid()) or user_uuid is null then
    raise exception 'These are not your quizzes' using errcode = '42501';
  end if;
  return query
    select q.id, q.quiz_name, q.percentage, q.completed_at
    from public.quizzes q
    where q.user_id = user_uuid and q.status = 'completed'
      and (q.total_marks > 0 or q.percentage is not null)
    order by q.completed_at desc, q.id
    limit 10;
end
$$;

-- The copy of a question that was edited last, in any quiz of the caller; itself if none was.
create function private.newest_version(p_question public.quiz_questions) returns public.quiz_questions
language sql stable set search_path = '' as $$
  select copy from (
    select first as copy from public.quiz_questions first
    where first.id = coalesce(p_question.repeats, p_question.id)
    union all
    select again as copy from public.quiz_questions again
    where again.repeats = coalesce(p_question.repeats, p_question.id)
  ) as copies
  where (copy).question_type = p_question.question_type
  order by (copy).edited_at desc nulls last, (copy).id = p_question.id desc
  limit 1
$$;
revoke execute on function private.newest_version, private.set_withdrawn from public;
grant execute on function private.newest_version to authenticated, service_role;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

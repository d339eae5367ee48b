-- The questions that `get_user_quiz_stats` counts as attempted, by type. The counts of a quiz include questions that
-- were never answered.

-- Runs as its owner, like `private.count_attempted_questions`.
create function private.attempted_questions() returns table (question_type text, questions bigint)
language sql stable security definer set search_path = '' as $$
  select q.question_type, count(*)
  from public.quiz_answers a
  join public.quiz_questions q on q.id = a.question_id and q.quiz_id = a.quiz_id
  where a.quiz_id = any (array(
      select c.id from public.quizzes c where c.user_id = (select auth.uid()) and c.status = 'completed'
    ))
    and q.withdrawn_at is null
  group by q.question_type
$$;

create function public.get_attempted_questions() returns table (question_type text, questions bigint)
language sql stable set search_path = '' as $$
  select * from private.attempted_questions()
$$;

revoke execute on function private.attempted_questions from public;
grant execute on function private.attempted_questions to authenticated, service_role;
revoke execute on function public.get_attempted_questions from public, anon;
grant execute on function public.get_attempted_questions to authenticated, service_role;

-- A quiz that has been "generating" for ten minutes without a sign was being made by a process that has ended. It counts as failed:
-- the dashboard does not wait for it, and make-quiz makes it again.
create or replace function public.get_dashboard() returns table (quizzes jsonb, reviews jsonb)
language sql stable set search_path = '' as $$
  select
    (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]')
      from (
        select q.id, q.quiz_name, q.difficulty, q.status, q.total_mcqs, q.total_saqs, q.total_laqs, q.total_marks,
          q.marks_obtained, q.percentage, q.completed_at, q.created_at
        from public.quizzes q
        where q.user_id = (select auth.uid())
          and (q.status <> 'generating' or q.updated_at > now() - interval '10 minutes')
        order by q.created_at desc
        limit 200
      ) as newest
    ),
    (
      select coalesce(jsonb_agg(to_jsonb(alike)), '[]')
      from (
        select h.history, count(*) as questions from public.get_question_histories() as h group by h.history
      ) as alike
    )
$$;

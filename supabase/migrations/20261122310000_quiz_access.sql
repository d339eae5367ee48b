-- What the screens read of quizzes, without the key of a test that is not submitted.

-- A quiz as its screens show it: with its questions and sources; no row if it is not the caller's.
-- Until a test is submitted its questions have no key: no correct answer, no explanation, no points
-- and no passage. docs/decisions/0017-practice-and-test.md says why the tables still have them.
create function public.get_quiz(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'quiz_name', q.quiz_name, 'difficulty', q.difficulty, 'status', q.status,
    'mode', q.mode, 'review_ends_at', q.review_ends_at, 'total_marks', q.total_marks,
    'marks_obtained', q.marks_obtained, 'percentage', q.percentage, 'completed_at', q.completed_at,
    'quiz_questions', (
      select coalesce(jsonb_agg(
        to_jsonb(question) || case when q.mode = 'test' and q.status <> 'completed' then
          '{"correct_answer": "", "correct_option_number": null, "explanation": "",
            "source_quote": null, "points": []}'::jsonb
        else '{}'::jsonb end
        order by question.question_number), '[]')
      from public.quiz_questions question where question.quiz_id = q.id
    ),
    'quiz_sources', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'file_id', source.file_id, 'base_id', source.base_id,
        'base_files', (
          select jsonb_build_object('file_name', file.file_name)
          from public.base_files file where file.id = source.file_id
        )
      ) order by source.file_id), '[]')
      from public.quiz_sources source where source.quiz_id = q.id
    )
  )
  from public.quizzes q
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
$$;

-- The answers of a quiz; until a test is submitted without their marks, which give the key away.
create function public.get_quiz_answers(p_quiz_id uuid) returns table (answer jsonb)
language sql stable set search_path = '' as $$
  select to_jsonb(a) || case when q.mode = 'test' and q.status <> 'completed' then
    '{"is_correct": null, "marks_obtained": null, "similarity_score": null, "feedback": null,
      "graded_by": null, "points": [], "history": [], "retries": []}'::jsonb
    else '{}'::jsonb end
  from public.quizzes q
  join public.quiz_answers a on a.quiz_id = q.id
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
$$;

-- The questions that quizzes asked about a file, each once, as its latest attempt: [{first, page,
-- submittedAt, answer: {is_correct, marks_obtained} | null}]. Until a quiz is completed its answers
-- are left out: marks give the key away.
create function public.get_asked_pages(p_file_id uuid) returns table (asked jsonb)
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'first', latest.first_id, 'page', latest.source_page, 'submittedAt', latest.completed_at,
    'answer', (
      select jsonb_build_object('is_correct', a.is_correct, 'marks_obtained', a.marks_obtained)
      from public.quiz_answers a
      where latest.completed_at is not null
        and a.quiz_id = latest.quiz_id and a.question_id = latest.id
    )
  )), '[]')
  from (
    select distinct on (coalesce(question.repeats, question.id))
      coalesce(question.repeats, question.id) as first_id, question.id, question.quiz_id,
      question.source_page, case when q.status = 'completed' then q.completed_at end as completed_at
    from public.quiz_questions question
    join public.quizzes q on q.id = question.quiz_id
    where question.source_file_id = p_file_id and question.source_page is not null
      and q.user_id = (select auth.uid())
    order by coalesce(question.repeats, question.id),
      case when q.status = 'completed' then q.completed_at end desc nulls last
    limit 20000
  ) as latest
$$;

-- A test that is not submitted, for the archive of an account: its rows as the tables have them,
-- but key and marks encoded (`sealed`: base64 of JSON, lists in the same order), so that neither the
-- response nor the archive shows them. Moving in decodes them (domain/export/archive.ts).
create function public.get_sealed_test(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select to_jsonb(q) || jsonb_build_object(
    'quiz_sources', (
      select coalesce(jsonb_agg(to_jsonb(source) order by source.file_id), '[]')
      from public.quiz_sources source where source.quiz_id = q.id
    ),
    'quiz_questions', questions.visible,
    'quiz_answers', answers.visible,
    'sealed', translate(encode(convert_to(
      jsonb_build_object('quiz_questions', questions.secret, 'quiz_answers', answers.secret)::text,
      'UTF8'), 'base64'), E'\n', '')
  )
  from public.quizzes q
  cross join lateral (
    select
      coalesce(jsonb_agg(
        to_jsonb(question) - array[
          'correct_answer', 'correct_option_number', 'explanation', 'source_quote', 'points'
        ] order by question.question_number), '[]') as visible,
      coalesce(jsonb_agg(jsonb_build_object(
        'correct_answer', question.correct_answer,
        'correct_option_number', question.correct_option_number,
        'explanation', question.explanation,
        'source_quote', question.source_quote,
        'points', question.points
      ) order by question.question_number), '[]') as secret
    from public.quiz_questions question where question.quiz_id = q.id
  ) as questions
  cross join lateral (
    select
      coalesce(jsonb_agg(
        to_jsonb(a) - array[
          'is_correct', 'marks_obtained', 'similarity_score', 'feedback', 'graded_by', 'points',
          'history', 'retries'
        ] order by question.question_number), '[]') as visible,
      coalesce(jsonb_agg(jsonb_build_object(
        'is_correct', a.is_correct, 'marks_obtained', a.marks_obtained,
        'similarity_score', a.similarity_score, 'feedback', a.feedback, 'graded_by', a.graded_by,
        'points', a.points, 'history', a.history, 'retries', a.retries
      ) order by question.question_number), '[]') as secret
    from public.quiz_answers a
    join public.quiz_questions question on question.quiz_id = a.quiz_id and question.id = a.question_id
    where a.quiz_id = q.id
  ) as answers
  where q.id = p_quiz_id and q.user_id = (select auth.uid())
    and q.mode = 'test' and q.status <> 'completed'
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

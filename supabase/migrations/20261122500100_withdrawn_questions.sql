-- What reads questions and marks leaves withdrawn questions out, and repeats the newest version.

-- Sums up the marks so far and completes the quiz: what is unanswered or unmarked counts 0. A review
-- loses its unanswered questions instead: they stay due. Can be repeated, as after an appeal; the
-- time of the first completion stays. The percentage is null if all questions are withdrawn.
create or replace function public.complete_quiz(p_quiz_id uuid)
returns table (marks_obtained numeric, total_marks numeric, percentage numeric)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v_question record;
begin
  perform private.lock_totals();
  if exists (
    select from public.quizzes q
    where q.id = p_quiz_id and q.mode = 'review' and q.status in ('ready', 'in_progress')
  ) and exists (select from public.quiz_answers a where a.quiz_id = p_quiz_id) then
    delete from public.quiz_questions question
    where question.quiz_id = p_quiz_id and not exists (
      select from public.quiz_answers a
      where a.quiz_id = p_quiz_id and a.question_id = question.id
    );
    -- One after the other, since two questions never have the same number.
    for v_question in
      select question.id, row_number() over (order by question.question_number) as number
      from public.quiz_questions question where question.quiz_id = p_quiz_id
      order by question.question_number
    loop
      update public.quiz_questions set question_number = v_question.number
      where id = v_question.id and question_number <> v_question.number;
    end loop;
    update public.quizzes q set counts = (
      select jsonb_object_agg(asked.question_type, asked.questions)
      from (
        select question.question_type, count(*) as questions
        from public.quiz_questions question where question.quiz_id = p_quiz_id
        group by question.question_type
      ) as asked
    )
    where q.id = p_quiz_id;
  end if;
  return query
    update public.quizzes q set
      status = 'completed',
      completed_at = coalesce(q.completed_at, now()),
      marks_obtained = sums.obtained,
      total_marks = sums.possible,
      percentage = case when sums.possible > 0 then round(100 * sums.obtained / sums.possible) end
    from private.quiz_sums(p_quiz_id) as sums
    where q.id = p_quiz_id and q.status <> 'generating'
      and exists (select from public.quiz_questions question where question.quiz_id = p_quiz_id)
    returning q.marks_obtained, q.total_marks, q.percentage;
  if not found then
    raise exception 'This quiz is not yours to complete' using errcode = '42501';
  end if;
end
$$;

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
    select asked.id, asked.first_id, asked.marks, a.is_correct, a.marks_obtained,
      case when asked.mode = 'review' then least(a.answered_at, now()) else asked.completed_at end as at
    from asked
    left join lateral (
      select answer.is_correct, answer.marks_obtained, answer.answered_at
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

-- A quiz as its screens show it: with its questions and sources; no row if it is not the caller's.
-- Until a test is submitted its questions have no key: no correct answer, no explanation, no points,
-- no passage and no earlier versions; withdrawn questions are left out. docs/decisions/0017-practice-and-test.md says why the tables still have them.
create or replace function public.get_quiz(p_quiz_id uuid) returns table (quiz jsonb)
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'quiz_name', q.quiz_name, 'difficulty', q.difficulty, 'status', q.status,
    'mode', q.mode, 'review_ends_at', q.review_ends_at, 'total_marks', q.total_marks,
    'marks_obtained', q.marks_obtained, 'percentage', q.percentage, 'completed_at', q.completed_at,
    'quiz_questions', (
      select coalesce(jsonb_agg(
        to_jsonb(question) || case when q.mode = 'test' and q.status <> 'completed' then
          '{"correct_answer": "", "correct_option_number": null, "explanation": "",
            "source_quote": null, "points": [], "versions": []}'::jsonb
        else '{}'::jsonb end
        order by question.question_number), '[]')
      from public.quiz_questions question
      where question.quiz_id = q.id
        and (question.withdrawn_at is null or q.mode <> 'test' or q.status = 'completed')
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

-- The questions that quizzes asked about a file, each once, as its latest attempt: [{first, page,
-- submittedAt, answer: {is_correct, marks_obtained} | null}]. Until a quiz is completed its answers
-- are left out: marks give the key away. Withdrawn questions are left out as well.
create or replace function public.get_asked_pages(p_file_id uuid) returns table (asked jsonb)
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
      and question.withdrawn_at is null
      and q.user_id = (select auth.uid())
    order by coalesce(question.repeats, question.id),
      case when q.status = 'completed' then q.completed_at end desc nulls last
    limit 20000
  ) as latest
$$;

-- A test that is not submitted, for the archive of an account: its rows as the tables have them,
-- but key and marks encoded (`sealed`: base64 of JSON, lists in the same order), so that neither the
-- response nor the archive shows them. Moving in decodes them (domain/export/archive.ts).
create or replace function public.get_sealed_test(p_quiz_id uuid) returns table (quiz jsonb)
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
          'correct_answer', 'correct_option_number', 'explanation', 'source_quote', 'points',
          'versions'
        ] order by question.question_number), '[]') as visible,
      coalesce(jsonb_agg(jsonb_build_object(
        'correct_answer', question.correct_answer,
        'correct_option_number', question.correct_option_number,
        'explanation', question.explanation,
        'source_quote', question.source_quote,
        'points', question.points,
        'versions', question.versions
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

-- As before, without quizzes whose questions are all withdrawn: they have no score.
create or replace function public.get_base_cards(p_from integer, p_most integer)
returns table (
  id uuid,
  name text,
  created_at timestamptz,
  files bigint,
  first_files jsonb,
  pdfs bigint,
  read_pdfs bigint,
  failed_pdfs bigint,
  quizzes bigint,
  average numeric,
  last_completed timestamptz,
  total bigint
)
language sql stable set search_path = '' as $$
  with mine as materialized (
    select b.id, b.name, b.created_at from public.bases b
    where b.user_id = (select auth.uid())
    order by b.created_at desc, b.id
    offset p_from limit p_most
  ),
  -- the array keeps to the index, and the policies' own subqueries are evaluated once
  stored as (
    select f.id, f.base_id, f.file_name,
      private.is_readable(f.file_type) as is_readable,
      row_number() over (partition by f.base_id order by f.position, f.id) as place
    from public.base_files f where f.base_id = any (array(select m.id from mine m))
  ),
  counted as (
    select s.base_id, count(*) as files,
      jsonb_agg(jsonb_build_object('id', s.id, 'file_name', s.file_name) order by s.place)
        filter (where s.place <= 3) as first_files,
      count(*) filter (where s.is_readable) as pdfs,
      count(*) filter (where s.is_readable and t.status = 'completed') as read_pdfs,
      count(*) filter (where s.is_readable and t.status = 'failed') as failed_pdfs
    from stored s
    left join public.pdf_text_content t on t.file_id = s.id
    group by s.base_id
  ),
  -- a quiz of several files of a base has a row for each
  taken as (
    select distinct source.base_id, quiz.id, quiz.percentage, quiz.completed_at
    from public.quiz_sources source
    join public.quizzes quiz on quiz.id = source.quiz_id
    where source.base_id = any (array(select m.id from mine m))
      and quiz.user_id = (select auth.uid()) and quiz.completed_at is not null
      and (quiz.total_marks > 0 or quiz.percentage is not null)
  ),
  known as (
    select t.base_id, count(*) as quizzes, avg(coalesce(t.percentage, 0)) as average,
      max(t.completed_at) as last_completed
    from taken t
    group by t.base_id
  )
  select m.id, m.name, m.created_at, coalesce(c.files, 0), coalesce(c.first_files, '[]'),
    coalesce(c.pdfs, 0), coalesce(c.read_pdfs, 0), coalesce(c.failed_pdfs, 0), coalesce(k.quizzes, 0), k.average,
    k.last_completed, (select count(*) from public.bases b where b.user_id = (select auth.uid()))
  from mine m
  left join counted c on c.base_id = m.id
  left join known k on k.base_id = m.id
  order by m.created_at desc, m.id
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
revoke execute on function private.newest_version from public;
grant execute on function private.newest_version to authenticated, service_role;

-- A quiz of questions asked before, with their options in a new order. `p_quiz` is {id, quiz_name},
-- and optionally mode (`test` if absent) and review_ends_at; its difficulty is the one most of them
-- had. Each question is copied in its newest version; withdrawn ones are left out. A finished quiz is
-- left unchanged, so that repeated calls make one. Returns the quiz's id.
create or replace function public.repeat_questions(p_quiz jsonb, p_question_ids uuid[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  perform private.lock_totals();
  p_question_ids := array(
    select asked.id from unnest(p_question_ids) with ordinality as asked (id, place)
    where not exists (
      select from public.quiz_questions q where q.id = asked.id and q.withdrawn_at is not null
    )
    order by asked.place
  );

  insert into public.quizzes (
    id, user_id, quiz_name, difficulty, counts, status, total_marks, mode, review_ends_at
  )
  select made_id, (select auth.uid()), p_quiz ->> 'quiz_name',
    mode() within group (order by quiz.difficulty),
    (
      select jsonb_object_agg(asked.question_type, asked.questions)
      from (
        select q.question_type, count(*) as questions
        from public.quiz_questions q
        where q.id = any (p_question_ids)
        group by q.question_type
      ) as asked
    ),
    'ready',
    sum(question.marks),
    coalesce(p_quiz ->> 'mode', 'test'),
    (p_quiz ->> 'review_ends_at')::timestamptz
  from public.quiz_questions question
  join public.quizzes quiz on quiz.id = question.quiz_id
  where question.id = any (p_question_ids)
  having count(*) > 0 and count(*) = cardinality(p_question_ids)
  on conflict (id) do nothing;

  if not found then
    if not exists (select from public.quizzes where id = made_id) then
      raise exception 'These questions are not all yours, or all are withdrawn' using errcode = '42501';
    end if;
    return made_id;
  end if;

  insert into public.quiz_sources (quiz_id, file_id, base_id)
  select distinct made_id, f.id, f.base_id
  from public.quiz_questions question
  join public.base_files f on f.id = question.source_file_id
  where question.id = any (p_question_ids);

  insert into public.quiz_questions (
    quiz_id, question_type, question_number, question_text, options, correct_answer, correct_option_number,
    explanation, marks, source_file_id, source_page, source_quote, points, repeats,
    edited_at
  )
  select
    made_id,
    question.question_type,
    row_number() over (
      order by private.kind_position(question.question_type),
        array_position(p_question_ids, question.id)
    ),
    newest.question_text,
    shuffled.options,
    newest.correct_answer,
    coalesce(shuffled.correct_option_number, newest.correct_option_number),
    newest.explanation,
    question.marks,
    question.source_file_id,
    question.source_page,
    question.source_quote,
    newest.points,
    coalesce(question.repeats, question.id),
    newest.edited_at
  from public.quiz_questions question
  cross join lateral private.newest_version(question) as newest
  left join lateral (
    select
      jsonb_object_agg(place, text) as options,
      min(place) filter (where number = newest.correct_option_number::text) as correct_option_number
    from (
      select number, text, row_number() over (order by random()) as place
      from jsonb_each_text(newest.options) as option (number, text)
    ) as placed
  ) as shuffled on true
  where question.id = any (p_question_ids);

  return made_id;
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

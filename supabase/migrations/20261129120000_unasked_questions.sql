-- A practice can be finished with questions that were not asked yet. They count in no marks and no review: they were never
-- seen. Until now they counted as missed (docs/decisions/0017-practice-and-test.md).

-- The marks of a quiz without its withdrawn questions; what is unanswered or unmarked counts 0, and
-- with `p_only_answered` what is unanswered does not count.
drop function private.quiz_sums(uuid);
create function private.quiz_sums(p_quiz_id uuid, p_only_answered boolean default false)
returns table (obtained numeric, possible numeric)
language sql stable set search_path = '' as $$
  select coalesce(sum(a.marks_obtained), 0), coalesce(sum(question.marks), 0)
  from public.quiz_questions question
  left join public.quiz_answers a on a.quiz_id = question.quiz_id and a.question_id = question.id
  where question.quiz_id = p_quiz_id and question.withdrawn_at is null
    and (a.question_id is not null or not p_only_answered)
$$;
revoke execute on function private.quiz_sums from public;
grant execute on function private.quiz_sums to authenticated, service_role;

-- As before; a finished practice has the marks of its answered questions.
create or replace function private.sum_up_quiz(p_quiz_id uuid) returns void
language sql set search_path = '' as $$
  update public.quizzes q set
    total_marks = sums.possible,
    marks_obtained = case when q.status = 'completed' then sums.obtained end,
    percentage = case when q.status = 'completed' and sums.possible > 0
      then round(100 * sums.obtained / sums.possible) end
  from private.quiz_sums(p_quiz_id, exists (
    select from public.quizzes z where z.id = p_quiz_id and z.mode = 'practice' and z.status = 'completed'
  )) as sums
  where q.id = p_quiz_id and q.status <> 'generating'
$$;

-- As before: sums up the marks so far and completes the quiz. What is unanswered or unmarked counts 0
-- in a test. A practice counts its answered questions alone; its percentage is null if there are none.
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
    from private.quiz_sums(p_quiz_id, exists (
      select from public.quizzes z where z.id = p_quiz_id and z.mode = 'practice'
    )) as sums
    where q.id = p_quiz_id and q.status <> 'generating'
      and exists (select from public.quiz_questions question where question.quiz_id = p_quiz_id)
    returning q.marks_obtained, q.total_marks, q.percentage;
  if not found then
    raise exception 'This quiz is not yours to complete' using errcode = '42501';
  end if;
end
$$;

-- As before, and questions of a practice without an answer do not count once it is completed either.
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
        case when quiz.status = 'completed' and quiz.mode not in ('practice', 'review') then quiz.completed_at end as missed_at
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

-- As before: the latest result is that of the last completed quiz or marked answer in a practice or review; a question
-- without an answer was missed in a completed test alone.
create or replace function private.refresh_bank(p_user_id uuid, p_first_ids uuid[]) returns void
language plpgsql security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  -- An account that is being deleted has no rows to write.
  if not exists (select from auth.users where id = p_user_id) then return; end if;
  with firsts as materialized (
    select distinct unnest(p_first_ids) as id
  ),
  copies as materialized (
    select f.id as first_id, q.*
    from firsts f
    cross join lateral (
      select first.id, first.quiz_id, first.question_type, first.source_file_id, first.source_page,
        first.withdrawn_at, first.edited_at, first.written_at
      from public.quiz_questions first where first.id = f.id and first.repeats is null
      union all
      select again.id, again.quiz_id, again.question_type, again.source_file_id, again.source_page,
        again.withdrawn_at, again.edited_at, again.written_at
      from public.quiz_questions again where again.repeats = f.id
    ) q
  ),
  asked as materialized (
    select c.*, z.mode, z.status, z.completed_at, z.created_at,
      z.mode = 'test' and z.status <> 'completed' as is_open
    from copies c
    cross join lateral (
      select quiz.mode, quiz.status, quiz.completed_at, quiz.created_at from public.quizzes quiz
      where quiz.id = c.quiz_id and quiz.user_id = p_user_id
      offset 0
    ) z
  ),
  attempts as materialized (
    select a.first_id, a.id, answer.is_correct, answer.marks_obtained,
      case when a.status = 'completed' and a.mode <> 'review' then a.completed_at
        else least(answer.answered_at, now()) end as at
    from asked a
    left join lateral (
      select given.is_correct, given.marks_obtained, given.answered_at from public.quiz_answers given
      where given.quiz_id = a.quiz_id and given.question_id = a.id
      offset 0
    ) answer on true
    where not a.is_open
      and (a.status = 'completed' and a.mode not in ('practice', 'review') or answer.is_correct is not null)
  ),
  latest as materialized (
    select distinct on (first_id) first_id, at,
      case when is_correct then 'correct' when marks_obtained > 0 then 'partial' else 'incorrect' end
        as result
    from attempts order by first_id, at desc nulls last, id
  ),
  shown as materialized (
    select distinct on (first_id) * from asked
    order by first_id, edited_at desc nulls last, is_open, mode = 'own' desc,
      status = 'completed' desc, completed_at desc nulls last, id
  ),
  known as materialized (
    select first_id, min(created_at) as created_at, bool_or(is_open and withdrawn_at is null) as is_open
    from asked group by first_id
  ),
  removed as (
    delete from private.bank_questions b
    where b.user_id = p_user_id and b.first_id = any (p_first_ids)
      and b.first_id not in (select first_id from shown)
  )
  insert into private.bank_questions (
    user_id, first_id, question_id, file_id, page, kind, result, is_open, written_at, added_at, asked_at
  )
  select p_user_id, s.first_id, s.id, s.source_file_id, s.source_page, s.question_type,
    case when s.withdrawn_at is not null then 'withdrawn' else coalesce(l.result, 'never') end,
    k.is_open, s.written_at, coalesce(s.written_at, k.created_at), l.at
  from shown s
  join known k on k.first_id = s.first_id
  left join latest l on l.first_id = s.first_id
  on conflict (user_id, first_id) do update set
    question_id = excluded.question_id, file_id = excluded.file_id, page = excluded.page,
    kind = excluded.kind, result = excluded.result, is_open = excluded.is_open,
    written_at = excluded.written_at, added_at = excluded.added_at, asked_at = excluded.asked_at;
end
$$;

-- As before; an attempt in a practice that was finished without it is not the latest one.
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
      and q.user_id = (select auth.uid()) and q.mode <> 'own'
    order by coalesce(question.repeats, question.id),
      q.mode = 'practice' and q.status = 'completed' and not exists (
        select from public.quiz_answers a where a.quiz_id = q.id and a.question_id = question.id
      ),
      case when q.status = 'completed' then q.completed_at end desc nulls last
    limit 20000
  ) as latest
$$;

-- The practices finished until now.
select private.sum_up_quiz(z.id) from public.quizzes z
where z.mode = 'practice' and z.status = 'completed';
select private.refresh_question_reviews(asked.user_id, asked.first_ids),
  private.refresh_bank(asked.user_id, asked.first_ids)
from (
  select z.user_id, array_agg(distinct coalesce(q.repeats, q.id)) as first_ids
  from public.quizzes z join public.quiz_questions q on q.quiz_id = z.id
  where z.mode = 'practice' and z.status = 'completed'
  group by z.user_id
) as asked;

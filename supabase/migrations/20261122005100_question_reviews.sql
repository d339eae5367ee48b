-- When each question is due, stored. Deriving it from all marks on every call took time in proportion to all questions ever
-- asked; now completing a quiz, or changing a mark of a completed one, updates the rows of its own questions.

create table public.question_reviews (
  -- The question first asked, of which all others are repeats.
  first_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The latest copy.
  question_id uuid not null,
  -- How it was answered each time, [[when (ms since 1970), is_correct, marks_obtained, marks of the question]], oldest first;
  -- nulls: not answered.
  history jsonb not null,
  due_at timestamptz not null,
  primary key (first_id, user_id)
);
create index question_reviews_user_id_due_at_idx on public.question_reviews (user_id, due_at, first_id);
create index quiz_questions_repeats_idx on public.quiz_questions (repeats) where repeats is not null;

alter table public.question_reviews enable row level security;
revoke all on public.question_reviews from public, anon, authenticated;
-- Written by the triggers below only.
grant select on public.question_reviews to authenticated;
grant select, insert, update, delete on public.question_reviews to service_role;
create policy owner on public.question_reviews for select to authenticated
using (user_id = (select auth.uid()));

-- When a question with such a history is due: FSRS-6 with its published weights, a retention of 0.9, and at most 365 days.
-- The same numbers as `nextReviewAt` in domain/review/schedule.ts (supabase/tests/review-schedule.test.ts compares them).
create function private.next_review_at(history jsonb) returns timestamptz
language plpgsql immutable set search_path = '' as $$
declare
  w constant double precision[] := array[
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
  ];
  -- For a retention of 0.9: 0.9 ^ (-1 / w21) - 1.
  factor constant double precision := 0.98034649;
  asked jsonb;
  at double precision;
  last_at double precision;
  days double precision;
  rating integer;
  stability double precision;
  difficulty double precision;
  retrievability double precision;
begin
  for asked in select value from jsonb_array_elements(history) with ordinality order by ordinality loop
    at := (asked ->> 0)::double precision;
    -- 3 good: correct; 2 hard: half of the marks or more; 1 again: fewer, or no answer.
    rating := case
      when (asked ->> 1)::boolean then 3
      when asked ->> 1 = 'false' and (asked ->> 2)::double precision > 0
        and (asked ->> 2)::double precision * 2 >= (asked ->> 3)::double precision then 2
      else 1
    end;
    if last_at is null then
      stability := greatest(w[rating], 0.1);
      difficulty := least(greatest(w[5] - exp((rating - 1) * w[6]) + 1, 1), 10);
    else
      -- Nights between two moments, without knowing the learner's clock.
      days := greatest(0, floor((at - last_at) / 86400000 + 0.5));
      retrievability := power(1 + factor * days / stability, -w[21]);
      if days = 0 then
        stability := stability * case
          when rating >= 2 then greatest(power(stability, -w[20]) * exp(w[18] * (rating - 3 + w[19])), 1)
          else power(stability, -w[20]) * exp(w[18] * (rating - 3 + w[19]))
        end;
      elsif rating = 1 then
        stability := least(
          greatest(stability / exp(w[18] * w[19]), 0.001),
          w[12] * power(difficulty, -w[13]) * (power(stability + 1, w[14]) - 1) * exp((1 - retrievability) * w[15])
        );
      else
        stability := stability * (1 + exp(w[9]) * (11 - difficulty) * power(stability, -w[10])
          * (exp((1 - retrievability) * w[11]) - 1) * case rating when 2 then w[16] else 1 end);
      end if;
      stability := least(greatest(stability, 0.001), 36500);
      -- Back towards the difficulty of an easy question.
      difficulty := least(greatest(
        w[8] * (w[5] - exp(3 * w[6]) + 1)
          + (1 - w[8]) * (difficulty - w[7] * (rating - 3) * (10 - difficulty) / 9), 1), 10);
    end if;
    last_at := at;
  end loop;
  return to_timestamp(last_at / 1000) + least(greatest(floor(stability + 0.5), 1), 365) * interval '24 hours';
end
$$;

-- Computes the rows of a learner's questions again, from all answers to them in completed quizzes
-- and in reviews. Questions whose file is gone are left out.
-- Each step is one lookup by its key for each row (materialized, and `offset 0`): joined freely, a
-- planner without statistics goes through all quizzes and all answers for each question.
create function private.refresh_question_reviews(p_user_id uuid, p_first_ids uuid[]) returns void
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
      union all
      select again.id, again.quiz_id, again.marks from public.quiz_questions again
      where again.repeats = f.id and again.source_file_id is not null
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

create function private.quiz_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_question_reviews(new.user_id, array(
    select coalesce(q.repeats, q.id) from public.quiz_questions q where q.quiz_id = new.id
  ));
  return null;
end
$$;
create trigger quiz_changed after update of status, completed_at on public.quizzes
for each row when (old.status = 'completed' or new.status = 'completed')
execute function private.quiz_changed();

-- A mark changes the schedule in a completed quiz (an appeal, a self-mark) and in a review.
create function private.answer_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed record := coalesce(new, old);
  owner_id uuid;
  first_id uuid;
begin
  select z.user_id, coalesce(q.repeats, q.id) into owner_id, first_id
  from public.quizzes z
  join public.quiz_questions q on q.quiz_id = z.id and q.id = changed.question_id
  where z.id = changed.quiz_id and (z.status = 'completed' or z.mode = 'review');
  if found then perform private.refresh_question_reviews(owner_id, array[first_id]); end if;
  return null;
end
$$;
create trigger answer_changed after insert or delete or update of is_correct, marks_obtained on public.quiz_answers
for each row execute function private.answer_changed();

create function private.questions_added() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quiz record;
begin
  for quiz in
    select z.user_id, array_agg(coalesce(q.repeats, q.id)) as first_ids
    from changed q join public.quizzes z on z.id = q.quiz_id
    where z.status = 'completed'
    group by z.user_id
  loop
    perform private.refresh_question_reviews(quiz.user_id, quiz.first_ids);
  end loop;
  return null;
end
$$;
create trigger questions_added after insert on public.quiz_questions
referencing new table as changed for each statement execute function private.questions_added();

-- The quiz of a deleted question is gone already: its owner is known from the stored row.
create function private.questions_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
begin
  for stored in
    select r.user_id, array_agg(r.first_id) as first_ids
    from public.question_reviews r
    where r.first_id in (select coalesce(q.repeats, q.id) from changed q)
    group by r.user_id
  loop
    perform private.refresh_question_reviews(stored.user_id, stored.first_ids);
  end loop;
  return null;
end
$$;
create trigger questions_deleted after delete on public.quiz_questions
referencing old table as changed for each statement execute function private.questions_deleted();

-- A deleted file takes its questions off the list.
create function private.question_file_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.question_reviews r using public.quizzes z
  where z.id = new.quiz_id and r.user_id = z.user_id and r.first_id = coalesce(new.repeats, new.id);
  return null;
end
$$;
create trigger question_file_deleted after update of source_file_id on public.quiz_questions
for each row when (old.source_file_id is not null and new.source_file_id is null)
execute function private.question_file_deleted();

revoke execute on function private.next_review_at, private.refresh_question_reviews, private.quiz_changed,
  private.answer_changed, private.questions_added, private.questions_deleted, private.question_file_deleted from public;

-- What is known of the quizzes completed before.
select private.refresh_question_reviews(asked.user_id, asked.first_ids)
from (
  select z.user_id, array_agg(distinct coalesce(q.repeats, q.id)) as first_ids
  from public.quizzes z join public.quiz_questions q on q.quiz_id = z.id
  where z.status = 'completed'
  group by z.user_id
) as asked;

-- A base can have an exam: its questions return before the day, with an even load
-- (docs/decisions/0026-exam-dates.md).

alter table public.bases
  -- The day of the exam in the learner's calendar; null: none.
  add column exam_on date check (exam_on between '2000-01-01' and '2100-01-01'),
  -- When it was set: every question is asked once more after that. Moving the day does not change it.
  add column exam_set_at timestamptz;

create function private.set_exam_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.exam_on is null then
    new.exam_set_at := null;
  elsif tg_op = 'UPDATE' and old.exam_on is not null
    and (new.exam_on = old.exam_on or old.exam_on >= (now() at time zone 'UTC')::date - 1) then
    new.exam_set_at := old.exam_set_at;
  else
    new.exam_set_at := now();
  end if;
  return new;
end
$$;
revoke execute on function private.set_exam_time from public;
create trigger set_exam_time before insert or update of exam_on, exam_set_at on public.bases
for each row execute function private.set_exam_time();

-- Days after the last attempt on which the question returns, if it is known each time.
alter table public.question_reviews add column returns integer[] not null default '{}';

-- The memory of a question, [stability in days, difficulty], after an answer `p_days` after the one
-- before. `p_memory` is null before the first one. FSRS-6 with its published weights.
create function private.memory_after(
  p_memory double precision[], p_days double precision, p_rating integer
) returns double precision[]
language plpgsql immutable set search_path = '' as $$
declare
  w constant double precision[] := array[
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
  ];
  -- For a retention of 0.9: 0.9 ^ (-1 / w21) - 1.
  factor constant double precision := 0.98034649;
  stability double precision := p_memory[1];
  difficulty double precision := p_memory[2];
  retrievability double precision;
begin
  if p_memory is null then
    return array[
      greatest(w[p_rating], 0.1),
      least(greatest(w[5] - exp((p_rating - 1) * w[6]) + 1, 1), 10)
    ];
  end if;
  retrievability := power(1 + factor * p_days / stability, -w[21]);
  if p_days = 0 then
    stability := stability * case
      when p_rating >= 2 then greatest(power(stability, -w[20]) * exp(w[18] * (p_rating - 3 + w[19])), 1)
      else power(stability, -w[20]) * exp(w[18] * (p_rating - 3 + w[19]))
    end;
  elsif p_rating = 1 then
    stability := least(
      greatest(stability / exp(w[18] * w[19]), 0.001),
      w[12] * power(difficulty, -w[13]) * (power(stability + 1, w[14]) - 1) * exp((1 - retrievability) * w[15])
    );
  else
    stability := stability * (1 + exp(w[9]) * (11 - difficulty) * power(stability, -w[10])
      * (exp((1 - retrievability) * w[11]) - 1) * case p_rating when 2 then w[16] else 1 end);
  end if;
  return array[
    least(greatest(stability, 0.001), 36500),
    -- Back towards the difficulty of an easy question.
    least(greatest(
      w[8] * (w[5] - exp(3 * w[6]) + 1)
        + (1 - w[8]) * (difficulty - w[7] * (p_rating - 3) * (10 - difficulty) / 9), 1), 10)
  ];
end
$$;

-- Whether an entry of a history is wrong although the learner was sure.
create function private.is_confident_error(asked jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((asked ->> 4)::boolean, false) and asked ->> 1 is not distinct from 'false'
    and coalesce((asked ->> 2)::double precision, 0) <= 0
$$;

-- Days after the last attempt on which a question with such a history returns, if it is known each
-- time: at most eight. The same as `returnDays` in domain/review/schedule.ts
-- (supabase/tests/review-schedule.test.ts compares them).
create function private.review_days(history jsonb) returns integer[]
language plpgsql immutable set search_path = '' as $$
declare
  asked jsonb;
  last_at double precision;
  passed double precision;
  days integer;
  day integer;
  result integer[];
  memory double precision[];
  -- Whether the question was not known on a later day than its confident error.
  is_watched boolean := false;
  -- The longest interval after the last attempt.
  longest integer;
begin
  for asked in select value from jsonb_array_elements(history) with ordinality order by ordinality loop
    -- Nights between two moments, without knowing the learner's clock.
    passed := greatest(0, floor(((asked ->> 0)::double precision - last_at) / 86400000 + 0.5));
    memory := private.memory_after(
      memory,
      passed,
      -- 3 good: correct; 2 hard: half of the marks or more; 1 again: fewer, or no answer.
      case
        when (asked ->> 1)::boolean then 3
        when asked ->> 1 = 'false' and (asked ->> 2)::double precision > 0
          and (asked ->> 2)::double precision * 2 >= (asked ->> 3)::double precision then 2
        else 1
      end
    );
    -- What is not fully known is at most two days away.
    longest := case
      when private.is_confident_error(asked) then 1
      when (asked ->> 1)::boolean then case when is_watched then 7 else 365 end
      else 2
    end;
    if private.is_confident_error(asked) then
      is_watched := true;
    elsif (asked ->> 1)::boolean and passed > 0 then
      is_watched := false;
    end if;
    last_at := (asked ->> 0)::double precision;
  end loop;
  if memory is null then
    return '{}';
  end if;
  days := least(greatest(floor(memory[1] + 0.5), 1), longest);
  day := days;
  result := array[day];
  while cardinality(result) < 8 and day < 365 loop
    memory := private.memory_after(memory, days, 3);
    days := least(greatest(floor(memory[1] + 0.5), 1), case when is_watched then 7 else 365 end);
    is_watched := false;
    day := day + days;
    result := result || day;
  end loop;
  return result;
end
$$;
-- When a question with such a history is due.
create or replace function private.next_review_at(history jsonb) returns timestamptz
language sql immutable set search_path = '' as $$
  select to_timestamp((history -> -1 ->> 0)::double precision / 1000)
    + (private.review_days(history))[1] * interval '24 hours'
$$;
revoke execute on function private.memory_after, private.is_confident_error, private.review_days from public;

-- Due dates follow the history.
create function private.set_due_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.returns := private.review_days(new.history);
  if cardinality(new.returns) > 0 then
    new.due_at := to_timestamp((new.history -> -1 ->> 0)::double precision / 1000)
      + new.returns[1] * interval '24 hours';
  end if;
  return new;
end
$$;
revoke execute on function private.set_due_date from public;
create trigger set_due_date before insert or update of history on public.question_reviews
for each row execute function private.set_due_date();
update public.question_reviews set history = history;

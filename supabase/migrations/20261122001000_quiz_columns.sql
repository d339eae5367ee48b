-- How a quiz is taken: `test` has its results at the end, `practice` has feedback after each answer,
-- `review` is a practice of due questions that can stop at any time.
alter table public.quizzes
  add column mode text not null default 'test' check (mode in ('test', 'practice', 'review')),
  -- When a review is to end; null: when all of its questions are answered.
  add column review_ends_at timestamptz
    check (review_ends_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z');

-- Later answers to a question that was missed in practice, oldest first, each with its mark. They
-- do not change the mark of the question (domain/grading/wire.ts, `retry`).
alter table public.quiz_answers
  add column retries jsonb not null default '[]'
    check (jsonb_typeof(retries) = 'array' and jsonb_array_length(retries) <= 10
      and octet_length(retries::text) <= 500000);

-- How a question was changed after it was answered (docs/decisions/0021-question-changes.md).
alter table public.quiz_questions
  -- Set on every copy of a withdrawn question; null: it counts.
  add column withdrawn_at timestamptz
    check (withdrawn_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z'),
  add column withdrawn_reason text
    check (withdrawn_reason in ('wrong_key', 'unclear', 'not_in_material', 'duplicate', 'other')),
  -- When the learner wrote this version; null: as it was made. A copy has the value of its original.
  add column edited_at timestamptz
    check (edited_at between '2000-01-01T00:00:00Z' and '2100-01-01T00:00:00Z'),
  -- The earlier versions in this quiz, oldest first (`questionVersion` in domain/quiz/versions.ts).
  add column versions jsonb not null default '[]'
    check (jsonb_typeof(versions) = 'array' and jsonb_array_length(versions) <= 10
      and octet_length(versions::text) <= 1000000),
  add constraint reason_of_withdrawal check (withdrawn_reason is null or withdrawn_at is not null);

create index quiz_questions_withdrawn_idx on public.quiz_questions (quiz_id)
where withdrawn_at is not null;

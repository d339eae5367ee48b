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

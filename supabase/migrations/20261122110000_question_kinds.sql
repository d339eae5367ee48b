-- What the database knows of the kinds of questions is data, so that a new kind is a new row.
-- domain/quiz/kinds has the same numbers (supabase/tests/question-kinds.test.ts compares them).

create table private.question_kinds (
  kind text primary key check (kind ~ '\S'),
  -- The order of kinds in a quiz.
  position integer not null unique,
  marks numeric not null check (marks > 0),
  -- The number of options to choose from; 0: answered in writing.
  choices integer not null default 0 check (choices between 0 and 4),
  -- Whether a question stores the texts of its options.
  stores_options boolean not null default false
);
alter table private.question_kinds enable row level security;

insert into private.question_kinds (kind, position, marks, choices, stores_options) values
  ('mcq', 10, 1, 4, true),
  -- A statement to judge. The options are the same in all questions, so none are stored.
  ('true_false', 15, 1, 2, false),
  ('saq', 20, 3, 0, false),
  ('laq', 30, 5, 0, false);

-- The order of a kind in a quiz; null if it is unknown.
create function private.kind_position(p_kind text) returns integer
language sql stable security definer set search_path = '' as $$
  select position from private.question_kinds where kind = p_kind
$$;

-- Marks and options of a question are those of its kind.
create function private.check_question() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known private.question_kinds;
begin
  select * into known from private.question_kinds where kind = new.question_type;
  if not found then
    raise exception 'This kind of question is unknown' using errcode = '23514';
  end if;
  if new.marks is distinct from known.marks then
    raise exception 'The marks of a question are those of its kind' using errcode = '23514';
  end if;
  if (new.correct_option_number is null) <> (known.choices = 0)
    or new.correct_option_number > known.choices then
    raise exception 'The correct option is not one of the options' using errcode = '23514';
  end if;
  if not known.stores_options then
    if new.options is not null then
      raise exception 'A question of this kind stores no options' using errcode = '23514';
    end if;
  elsif jsonb_typeof(new.options) is distinct from 'object' or not (
    select count(*) = known.choices
      and bool_and(number = any (array(select generate_series(1, known.choices)::text)))
      and bool_and(jsonb_typeof(option) = 'string' and option #>> '{}' ~ '\S')
    from jsonb_each(new.options) as given (number, option)
  ) then
    raise exception 'A question of this kind has its number of options' using errcode = '23514';
  end if;
  return new;
end
$$;

alter table public.quiz_questions
  drop constraint quiz_questions_question_type_check,
  drop constraint marks_by_type,
  drop constraint four_options_on_mcq_alone;
create trigger check_question
before insert or update of question_type, marks, options, correct_option_number on public.quiz_questions
for each row execute function private.check_question();

-- How many questions of each kind, {kind: number}. The columns total_mcqs, total_saqs and total_laqs
-- stay for other clients and have the same numbers: writing either updates the other.
alter table public.quizzes add column counts jsonb not null default '{}';
alter table public.quizzes disable trigger user;
update public.quizzes set
  counts = jsonb_build_object('mcq', total_mcqs, 'saq', total_saqs, 'laq', total_laqs);
alter table public.quizzes enable trigger user;

create function private.check_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.counts = '{}' or (tg_op = 'UPDATE' and new.counts = old.counts) then
    new.counts := new.counts || jsonb_build_object(
      'mcq', new.total_mcqs, 'saq', new.total_saqs, 'laq', new.total_laqs
    );
  else
    new.total_mcqs := coalesce((new.counts ->> 'mcq')::integer, 0);
    new.total_saqs := coalesce((new.counts ->> 'saq')::integer, 0);
    new.total_laqs := coalesce((new.counts ->> 'laq')::integer, 0);
  end if;
  if exists (
    select from jsonb_each_text(new.counts) as given (kind, questions)
    where given.questions::integer not between 0 and 20
      or given.kind not in (select k.kind from private.question_kinds k)
  ) or (select sum(value::integer) from jsonb_each_text(new.counts)) > 30 then
    raise exception 'A quiz has at most 20 questions of each kind and 30 in all'
      using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger check_counts
before insert or update of counts, total_mcqs, total_saqs, total_laqs on public.quizzes
for each row execute function private.check_counts();

revoke execute on function private.check_question, private.check_counts, private.kind_position
from public;
grant execute on function private.kind_position to authenticated, service_role;

-- Writes a quiz, its sources and its questions, or nothing. `p_quiz` is {id, quiz_name, difficulty};
-- `p_questions` is a list of questions without ids, numbered here kind by kind. A finished quiz is
-- left unchanged, so that repeated calls make one. Returns the quiz's id.
create or replace function public.create_quiz(p_quiz jsonb, p_file_ids uuid[], p_questions jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid := (p_quiz ->> 'id')::uuid;
begin
  if coalesce(jsonb_array_length(p_questions), 0) = 0 then
    raise exception 'A quiz needs at least one question' using errcode = '22023';
  end if;

  insert into public.quizzes (id, user_id, quiz_name, difficulty, counts, status, total_marks)
  select made_id, (select auth.uid()), p_quiz ->> 'quiz_name', p_quiz ->> 'difficulty',
    jsonb_object_agg(asked.kind, asked.questions), 'ready', sum(asked.marks)
  from (
    select question ->> 'question_type' as kind, count(*) as questions,
      sum((question ->> 'marks')::numeric) as marks
    from jsonb_array_elements(p_questions) as question
    group by kind
  ) as asked
  on conflict (id) do update set
    quiz_name = excluded.quiz_name,
    difficulty = excluded.difficulty,
    counts = excluded.counts,
    status = excluded.status,
    total_marks = excluded.total_marks
  where quizzes.status = 'generating';

  if not found then
    if not exists (select from public.quizzes where id = made_id) then
      raise exception 'This quiz is not yours' using errcode = '42501';
    end if;
    return made_id;
  end if;

  insert into public.quiz_sources (quiz_id, file_id, base_id)
  select made_id, f.id, f.base_id from public.base_files f where f.id = any (p_file_ids);
  if exists (
    select unnest(p_file_ids) except select s.file_id from public.quiz_sources s where s.quiz_id = made_id
  ) then
    raise exception 'A source file was not found' using errcode = '23503';
  end if;

  insert into public.quiz_questions (
    quiz_id, question_type, question_number, question_text, options, correct_answer, correct_option_number,
    explanation, marks, source_file_id, source_page, source_quote, points
  )
  select
    made_id,
    question ->> 'question_type',
    row_number() over (
      order by private.kind_position(question ->> 'question_type'), position
    ),
    question ->> 'question_text',
    nullif(question -> 'options', 'null'),
    question ->> 'correct_answer',
    (question ->> 'correct_option_number')::integer,
    question ->> 'explanation',
    (question ->> 'marks')::numeric,
    (question ->> 'source_file_id')::uuid,
    (question ->> 'source_page')::integer,
    question ->> 'source_quote',
    coalesce(question -> 'points', '[]')
  from jsonb_array_elements(p_questions) with ordinality as list (question, position);

  return made_id;
end
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

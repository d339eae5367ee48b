-- Tables of requirements §3, and what Stoa adds to trace every question and mark to a page.
-- Runs unchanged on a Supabase project (PostgreSQL 15 and later) and on PGlite.

-- What policies and checks need and nobody may call over the API.
create schema private;
grant usage on schema private to authenticated, service_role;

-- Whether a name shows anything: white space and invisible characters alone do not. The same list as domain/text/blank.ts.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\s\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$$;
revoke execute on function private.is_visible from public;
grant execute on function private.is_visible to authenticated, service_role;

create table public.bases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 50 and private.is_visible(name)),
  created_at timestamptz not null default now()
);

create table public.base_files (
  id uuid primary key default gen_random_uuid(),
  base_id uuid not null references public.bases (id) on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_path text not null unique check (char_length(file_path) between 1 and 1024),
  file_size bigint not null check (file_size >= 0),
  file_type text not null check (char_length(file_type) <= 255),
  uploaded_at timestamptz not null default now()
);

-- Pages are joined by form feeds (U+000C), so that a page number is a count.
create table public.pdf_text_content (
  file_id uuid primary key references public.base_files (id) on delete cascade,
  extracted_text text,
  text_length integer not null default 0 check (text_length >= 0),
  extraction_date timestamptz not null default now(),
  status text not null check (status in ('not_processed', 'processing', 'completed', 'failed')),
  error_message text,
  check (status <> 'completed' or (extracted_text is not null and text_length > 0))
);

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  base_id uuid not null references public.bases (id) on delete cascade,
  file_id uuid not null references public.base_files (id) on delete cascade,
  chat_name text not null check (char_length(chat_name) <= 300 and private.is_visible(chat_name)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references public.chats (id) on delete cascade,
  message_type text not null check (message_type in ('user', 'ai', 'error')),
  content text not null check (char_length(content) between 1 and 100000),
  "timestamp" timestamptz not null default clock_timestamp(),
  metadata jsonb not null default '{}'
);

-- `generating` while make-quiz works, then `ready`, `in_progress` on first opening, `completed` on Submit Test.
create table public.quizzes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  quiz_name text not null check (char_length(quiz_name) <= 200 and private.is_visible(quiz_name)),
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  total_mcqs integer not null default 0 check (total_mcqs between 0 and 20),
  total_saqs integer not null default 0 check (total_saqs between 0 and 20),
  total_laqs integer not null default 0 check (total_laqs between 0 and 20),
  status text not null default 'ready' check (status in ('generating', 'ready', 'in_progress', 'completed')),
  total_marks numeric not null default 0 check (total_marks >= 0),
  marks_obtained numeric check (marks_obtained >= 0),
  percentage numeric check (percentage between 0 and 100),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (total_mcqs + total_saqs + total_laqs <= 30)
);

create table public.quiz_sources (
  quiz_id uuid not null references public.quizzes (id) on delete cascade,
  file_id uuid not null references public.base_files (id) on delete cascade,
  base_id uuid not null references public.bases (id) on delete cascade,
  primary key (quiz_id, file_id)
);

-- A question outlives its file: the quote and the page number stay, the link goes.
create table public.quiz_questions (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references public.quizzes (id) on delete cascade,
  question_type text not null check (question_type in ('mcq', 'saq', 'laq')),
  question_number integer not null check (question_number between 1 and 30),
  question_text text not null check (question_text ~ '\S'),
  options jsonb,
  correct_answer text not null check (correct_answer ~ '\S'),
  correct_option_number integer check (correct_option_number between 1 and 4),
  explanation text not null check (explanation ~ '\S'),
  marks numeric not null,
  source_file_id uuid references public.base_files (id) on delete set null,
  source_page integer check (source_page >= 1),
  source_quote text,
  points jsonb not null default '[]' check (jsonb_typeof(points) = 'array'),
  unique (quiz_id, question_number),
  constraint marks_by_type check (marks = case question_type when 'mcq' then 1 when 'saq' then 3 else 5 end),
  -- `is not distinct from` because a check passes on null, and a missing option is null.
  constraint four_options_on_mcq_alone check (
    case when question_type = 'mcq' then
      correct_option_number is not null
      and jsonb_typeof(options) is not distinct from 'object'
      and options - array['1', '2', '3', '4'] = '{}'
      and jsonb_typeof(options -> '1') is not distinct from 'string' and options ->> '1' ~ '\S'
      and jsonb_typeof(options -> '2') is not distinct from 'string' and options ->> '2' ~ '\S'
      and jsonb_typeof(options -> '3') is not distinct from 'string' and options ->> '3' ~ '\S'
      and jsonb_typeof(options -> '4') is not distinct from 'string' and options ->> '4' ~ '\S'
    else
      options is null and correct_option_number is null
    end
  )
);

create table public.quiz_answers (
  quiz_id uuid not null references public.quizzes (id) on delete cascade,
  question_id uuid not null references public.quiz_questions (id) on delete cascade,
  user_answer text not null check (char_length(user_answer) <= 20000 and private.is_visible(user_answer)),
  is_correct boolean,
  marks_obtained numeric check (marks_obtained >= 0),
  similarity_score numeric check (similarity_score between 0 and 100),
  answered_at timestamptz not null default now(),
  feedback text,
  graded_by text check (graded_by in ('rule', 'model', 'lexical', 'self')),
  points jsonb not null default '[]' check (jsonb_typeof(points) = 'array'),
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  primary key (quiz_id, question_id)
);

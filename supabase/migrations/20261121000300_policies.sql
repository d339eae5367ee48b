-- Only the owner sees or writes anything. A row is its owner's through its base, chat or quiz; what a row points at must be
-- the owner's too. `(select auth.uid())` is evaluated once a statement, not once a row.

alter table public.bases enable row level security;
alter table public.base_files enable row level security;
alter table public.pdf_text_content enable row level security;
alter table public.chats enable row level security;
alter table public.chat_messages enable row level security;
alter table public.quizzes enable row level security;
alter table public.quiz_sources enable row level security;
alter table public.quiz_questions enable row level security;
alter table public.quiz_answers enable row level security;

revoke all on all tables in schema public from public, anon, authenticated;
grant select, insert, update, delete on all tables in schema public to authenticated, service_role;

create policy owner on public.bases to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy owner on public.base_files to authenticated
using (base_id in (select id from public.bases where user_id = (select auth.uid())))
with check (
  base_id in (select id from public.bases where user_id = (select auth.uid()))
  and split_part(file_path, '/', 1) = (select auth.uid())::text
);

create policy owner on public.pdf_text_content to authenticated
using (file_id in (
  select f.id from public.base_files f join public.bases b on b.id = f.base_id where b.user_id = (select auth.uid())
))
with check (file_id in (
  select f.id from public.base_files f join public.bases b on b.id = f.base_id where b.user_id = (select auth.uid())
));

create policy owner on public.chats to authenticated
using (user_id = (select auth.uid()))
with check (
  user_id = (select auth.uid())
  and exists (
    select from public.base_files f join public.bases b on b.id = f.base_id
    where f.id = chats.file_id and f.base_id = chats.base_id and b.user_id = (select auth.uid())
  )
);

create policy owner on public.chat_messages to authenticated
using (chat_id in (select id from public.chats where user_id = (select auth.uid())))
with check (chat_id in (select id from public.chats where user_id = (select auth.uid())));

create policy owner on public.quizzes to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy owner on public.quiz_sources to authenticated
using (quiz_id in (select id from public.quizzes where user_id = (select auth.uid())))
with check (
  quiz_id in (select id from public.quizzes where user_id = (select auth.uid()))
  and exists (
    select from public.base_files f join public.bases b on b.id = f.base_id
    where f.id = quiz_sources.file_id and f.base_id = quiz_sources.base_id and b.user_id = (select auth.uid())
  )
);

create policy owner on public.quiz_questions to authenticated
using (quiz_id in (select id from public.quizzes where user_id = (select auth.uid())))
with check (
  quiz_id in (select id from public.quizzes where user_id = (select auth.uid()))
  and (
    source_file_id is null
    or exists (
      select from public.base_files f join public.bases b on b.id = f.base_id
      where f.id = quiz_questions.source_file_id and b.user_id = (select auth.uid())
    )
  )
);

create policy owner on public.quiz_answers to authenticated
using (quiz_id in (select id from public.quizzes where user_id = (select auth.uid())))
with check (
  quiz_id in (select id from public.quizzes where user_id = (select auth.uid()))
  and exists (
    select from public.quiz_questions q
    where q.id = quiz_answers.question_id and q.quiz_id = quiz_answers.quiz_id
  )
);

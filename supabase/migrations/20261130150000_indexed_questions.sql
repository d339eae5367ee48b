-- The search indexes as much of a question as an edited one has (domain/constants.ts). A copy of thirty questions of 80,000 characters
-- each took more time to index than a statement has.

create or replace function private.index_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.search_texts where question_id = new.id;
  end if;
  insert into private.search_texts (scope, content, question_id)
  select private.search_scope('question', z.user_id), left(new.question_text, 3000), new.id
  from public.quizzes z where z.id = new.quiz_id;
  return null;
end
$$;

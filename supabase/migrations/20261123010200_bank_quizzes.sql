-- Where quizzes for own questions are left out. 20261123100000_timed_tests.sql copies questions of the bank
-- into a quiz.

-- The questions that quizzes asked about a file, each once, as its latest attempt: [{first, page,
-- submittedAt, answer: {is_correct, marks_obtained} | null}]. Until a quiz is completed its answers
-- are left out: marks give the key away. Withdrawn questions are left out as well, and own ones
-- that were not asked.
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
      case when q.status = 'completed' then q.completed_at end desc nulls last
    limit 20000
  ) as latest
$$;

-- A quiz that contains own questions is found by them, not by its name.
create or replace function private.index_quiz() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.mode = 'own' then
    return null;
  end if;
  insert into private.search_names (user_id, name, quiz_id)
  values (new.user_id, private.search_text(new.quiz_name), new.id)
  on conflict (quiz_id) do update set name = excluded.name;
  return null;
end
$$;

-- The newest of the caller, at most `p_most` of each kind.
create or replace function private.search_recent(p_most integer) returns table (kind text, item_id uuid, place bigint)
language sql stable set search_path = '' as $$
  (
    select 'base', b.id, row_number() over (order by b.created_at desc) as place
    from public.bases b where b.user_id = (select auth.uid()) order by place limit p_most
  )
  union all (
    select 'file', f.id, row_number() over (order by f.uploaded_at desc, f.position) as place
    from public.base_files f
    where f.base_id = any (array(select b.id from public.bases b where b.user_id = (select auth.uid())))
    order by place limit p_most
  )
  union all (
    select 'chat', c.id, row_number() over (order by c.updated_at desc) as place
    from public.chats c where c.user_id = (select auth.uid()) order by place limit p_most
  )
  union all (
    select 'quiz', q.id, row_number() over (order by q.created_at desc) as place
    from public.quizzes q
    where q.user_id = (select auth.uid()) and q.status <> 'generating' and q.mode <> 'own'
    order by place limit p_most
  )
$$;

revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

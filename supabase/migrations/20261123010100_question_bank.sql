-- The bank: every question of a learner once, with its latest result. Stored, because deriving it
-- from all questions and marks takes time in proportion to everything ever asked. Triggers alone
-- write it; the screen reads it through the procedures below (docs/decisions/0025-question-bank.md).
create table private.bank_questions (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The question first asked, of which all others are repeats.
  first_id uuid not null,
  -- The copy that is shown: the newest version, where possible one that can be edited.
  question_id uuid not null,
  file_id uuid,
  page integer,
  kind text not null,
  result text not null check (result in ('correct', 'partial', 'incorrect', 'never', 'withdrawn')),
  -- Whether a test that is not submitted asks it.
  is_open boolean not null,
  written_at timestamptz,
  added_at timestamptz not null,
  asked_at timestamptz,
  primary key (user_id, first_id)
);
alter table private.bank_questions enable row level security;
create index bank_questions_added_idx on private.bank_questions (user_id, added_at desc, first_id);
create index bank_questions_first_id_idx on private.bank_questions (first_id);
create index bank_questions_written_idx on private.bank_questions (user_id) where written_at is not null;

-- Computes the rows of some of a learner's questions again. The latest result is that of the last
-- completed quiz or marked answer in a practice or review; a question without an answer in a
-- completed quiz was missed. Each step is one lookup by its key for each row (materialized, and
-- `offset 0`): joined freely, a planner without statistics reads all quizzes and answers.
create function private.refresh_bank(p_user_id uuid, p_first_ids uuid[]) returns void
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
      and (a.status = 'completed' and a.mode <> 'review' or answer.is_correct is not null)
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

create function private.bank_questions_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owned record;
begin
  for v_owned in
    select z.user_id, array_agg(coalesce(q.repeats, q.id)) as first_ids
    from changed q join public.quizzes z on z.id = q.quiz_id
    group by z.user_id
  loop
    perform private.refresh_bank(v_owned.user_id, v_owned.first_ids);
  end loop;
  return null;
end
$$;
create trigger bank_questions_added after insert on public.quiz_questions
referencing new table as changed for each statement execute function private.bank_questions_changed();
create trigger bank_questions_changed after update on public.quiz_questions
referencing new table as changed for each statement execute function private.bank_questions_changed();

-- The quiz of a deleted question may be gone: its owner is known from the stored row.
create function private.bank_questions_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owned record;
begin
  for v_owned in
    select b.user_id, array_agg(b.first_id) as first_ids
    from private.bank_questions b
    where b.first_id in (select coalesce(q.repeats, q.id) from changed q)
    group by b.user_id
  loop
    perform private.refresh_bank(v_owned.user_id, v_owned.first_ids);
  end loop;
  return null;
end
$$;
create trigger bank_questions_deleted after delete on public.quiz_questions
referencing old table as changed for each statement execute function private.bank_questions_deleted();

create function private.bank_quiz_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_bank(new.user_id, array(
    select coalesce(q.repeats, q.id) from public.quiz_questions q where q.quiz_id = new.id
  ));
  return null;
end
$$;
create trigger bank_quiz_changed after update of status, completed_at, mode on public.quizzes
for each row when (
  (old.status = 'completed') <> (new.status = 'completed') or old.mode <> new.mode
  or old.completed_at is distinct from new.completed_at
)
execute function private.bank_quiz_changed();

create function private.bank_answer_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_changed record := coalesce(new, old);
  v_owner_id uuid;
  v_first_id uuid;
begin
  select z.user_id, coalesce(q.repeats, q.id) into v_owner_id, v_first_id
  from public.quizzes z
  join public.quiz_questions q on q.quiz_id = z.id and q.id = v_changed.question_id
  where z.id = v_changed.quiz_id and (z.status = 'completed' or z.mode <> 'test');
  if found then perform private.refresh_bank(v_owner_id, array[v_first_id]); end if;
  return null;
end
$$;
create trigger bank_answer_changed
after insert or delete or update of is_correct, marks_obtained on public.quiz_answers
for each row execute function private.bank_answer_changed();

select private.refresh_bank(asked.user_id, asked.first_ids)
from (
  select z.user_id, array_agg(distinct coalesce(q.repeats, q.id)) as first_ids
  from public.quizzes z join public.quiz_questions q on q.quiz_id = z.id
  group by z.user_id
) as asked;

revoke execute on function private.refresh_bank, private.bank_questions_changed,
  private.bank_questions_deleted, private.bank_quiz_changed, private.bank_answer_changed
from public;

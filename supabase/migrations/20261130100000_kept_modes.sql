-- Two ways around the rules of sealed tests (docs/decisions/0037-sealed-tests.md).

-- As before, and a completed quiz of another mode does not become a test: a submitted test that was taken again as a practice
-- could be one again, with answers that were given with the key.
create or replace function private.unseal_submitted_test() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was_sealed constant boolean := old.mode = 'test' and old.status <> 'completed';
  v_is_sealed constant boolean := new.mode = 'test' and new.status <> 'completed';
begin
  if new.mode = 'test' and old.mode <> 'test' and private.has_questions(new.id) then
    raise exception 'A quiz whose key was readable is not taken as a test' using errcode = '23514';
  elsif v_was_sealed = v_is_sealed then
    return new;
  elsif v_is_sealed then
    if private.has_questions(new.id) then
      raise exception 'A quiz whose key was readable is not taken as a test' using errcode = '23514';
    end if;
    insert into private.sealed_tests (quiz_id) values (new.id);
  elsif new.mode <> 'test' then
    if private.has_questions(new.id) then
      raise exception 'A test is submitted before anything else is done with it' using errcode = '23514';
    end if;
    delete from private.sealed_tests t where t.quiz_id = new.id;
  elsif private.unseal_test(new.id) then
    -- these totals were computed without the marks that only the database knew
    select sums.obtained, sums.possible,
      case when sums.possible > 0 then round(100 * sums.obtained / sums.possible) end
    into new.marks_obtained, new.total_marks, new.percentage
    from private.quiz_sums(new.id) as sums;
  end if;
  return new;
end
$$;

-- As before, except in a test of another account, which the policy refuses: errors told that such a test is open.
create or replace function private.seal_question() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was_sealed boolean := false;
begin
  if tg_op = 'UPDATE' then
    v_was_sealed := exists (select from private.sealed_questions s where s.question_id = old.id);
    if v_was_sealed and row(new.id, new.quiz_id) is distinct from row(old.id, old.quiz_id) then
      raise exception 'A question of an open test stays in it' using errcode = '42501';
    end if;
  elsif exists (
    select from public.quiz_questions q
    where q.id = new.id or (q.quiz_id = new.quiz_id and q.question_number = new.question_number)
  ) then
    return new; -- it conflicts; an upsert goes on as an update
  end if;
  perform from private.sealed_tests t
  where t.quiz_id = new.quiz_id and (
    auth.uid() is null
    or exists (select from public.quizzes z where z.id = t.quiz_id and z.user_id = auth.uid())
  )
  for share;
  if not found then
    return new;
  end if;
  if v_was_sealed and new.question_type = old.question_type then
    if row(
      new.correct_answer, new.correct_option_number, new.explanation, new.source_quote, new.points,
      new.versions
    ) is distinct from row('', null::integer, '', null::text, '[]'::jsonb, '[]'::jsonb) then
      update private.sealed_questions s set
        correct_answer = coalesce(nullif(new.correct_answer, ''), s.correct_answer),
        correct_option_number = coalesce(new.correct_option_number, s.correct_option_number),
        explanation = coalesce(nullif(new.explanation, ''), s.explanation),
        source_quote = coalesce(new.source_quote, s.source_quote),
        points = case when new.points = '[]' then s.points else new.points end,
        versions = case when new.versions = '[]' then s.versions else new.versions end
      where s.question_id = new.id;
    end if;
  else
    delete from private.sealed_questions s where s.question_id = new.id;
    insert into private.sealed_questions (
      question_id, quiz_id, correct_answer, correct_option_number, explanation, source_quote, points,
      versions
    ) values (
      new.id, new.quiz_id, new.correct_answer, new.correct_option_number, new.explanation,
      new.source_quote, new.points, new.versions
    );
  end if;
  new.correct_answer := '';
  new.correct_option_number := null;
  new.explanation := '';
  new.source_quote := null;
  new.points := '[]';
  new.versions := '[]';
  return new;
end
$$;

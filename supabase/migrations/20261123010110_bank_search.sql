-- Searching the question bank, and drawing questions from it.

-- The questions of the caller with every word of `p_query`, at most 20,000.
create function private.bank_matches(p_query text) returns setof uuid
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_query tsquery := private.search_query(private.search_scope('question', (select auth.uid())), p_query);
begin
  if v_query is null then return; end if;
  return query
    select t.question_id from private.search_texts t
    where private.search_vector(t.scope, t.content) @@ v_query
    limit 20000;
end
$$;

-- What the filter of the bank selects by, as {base_id, file_id, page, kind, own, query} says, each
-- optional: `files` of the base, `matches` of the search; null: all.
create type private.bank_filter as (
  user_id uuid, files uuid[], file_id uuid, page integer, kind text, is_own boolean, matches uuid[]
);

-- Reads a filter for the caller. Values of the wrong type raise 22P02.
create function private.read_bank_filter(p_filter jsonb) returns private.bank_filter
language plpgsql stable security definer set search_path = '' as $$
declare
  v_base_id constant uuid := (p_filter ->> 'base_id')::uuid;
  v_text constant text := left(coalesce(p_filter ->> 'query', ''), 200);
  v_filter private.bank_filter;
begin
  v_filter.user_id := (select auth.uid());
  v_filter.file_id := (p_filter ->> 'file_id')::uuid;
  v_filter.page := (p_filter ->> 'page')::integer;
  v_filter.kind := p_filter ->> 'kind';
  v_filter.is_own := coalesce((p_filter ->> 'own')::boolean, false);
  if v_base_id is not null then
    v_filter.files := array(
      select f.id from public.base_files f join public.bases b on b.id = f.base_id
      where b.id = v_base_id and b.user_id = v_filter.user_id
    );
  end if;
  if v_text ~ '\S' then
    v_filter.matches := array(select private.bank_matches(v_text));
  end if;
  return v_filter;
end
$$;

-- The rows that a filter selects. Without settings of its own, so that it becomes part of the query
-- that calls it: a page then reads only its own rows by the index.
create function private.bank_rows(
  p_user_id uuid, p_files uuid[], p_file_id uuid, p_page integer, p_kind text, p_is_own boolean,
  p_matches uuid[]
) returns setof private.bank_questions
language sql stable as $$
  select b.* from private.bank_questions b
  where b.user_id = p_user_id
    and (p_files is null or b.file_id = any (p_files))
    and (p_file_id is null or b.file_id = p_file_id)
    and (p_page is null or b.page = p_page)
    and (p_kind is null or b.kind = p_kind)
    and (not p_is_own or b.written_at is not null)
    and (p_matches is null or b.question_id = any (p_matches))
$$;

-- The results that a filter names: `missed` is partial and incorrect.
create function private.bank_results(p_result text) returns text[]
language sql immutable set search_path = '' as $$
  select case when p_result = 'missed' then array['partial', 'incorrect'] else array[p_result] end
$$;

-- Whether a test of the caller that is not submitted asks a question.
create function private.is_in_open_test(p_first_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from (
      select first.quiz_id, first.withdrawn_at from public.quiz_questions first where first.id = p_first_id
      union all
      select again.quiz_id, again.withdrawn_at from public.quiz_questions again where again.repeats = p_first_id
    ) as copy
    join public.quizzes q on q.id = copy.quiz_id
    where q.user_id = (select auth.uid()) and q.mode = 'test' and q.status <> 'completed'
      and copy.withdrawn_at is null
  )
$$;

-- One page of 20 of the caller's questions, the newest first: {total, counts, questions}. `p_filter`
-- is that of private.read_bank_filter, and optionally `result`. `counts` has by result the questions without
-- that of the filter, `all`, and those that a new quiz can ask, `free`. A question in a test that is
-- not submitted has no key, as in get_quiz. Earlier versions are listed without their texts.
create function public.get_question_bank(p_filter jsonb, p_page integer) returns table (bank jsonb)
language plpgsql stable security definer
set search_path = '' set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  v_result constant text := p_filter ->> 'result';
  v_results constant text[] := private.bank_results(v_result);
  v constant private.bank_filter := private.read_bank_filter(p_filter);
begin
  return query
  with counted as (
    select f.result, count(*) as "all", count(*) filter (where not f.is_open) as free
    from private.bank_rows(
      v.user_id, v.files, v.file_id, v.page, v.kind, v.is_own, v.matches
    ) as f
    group by f.result
  ),
  page as materialized (
    select f.* from private.bank_rows(
      v.user_id, v.files, v.file_id, v.page, v.kind, v.is_own, v.matches
    ) as f
    where v_result is null or f.result = any (v_results)
    order by f.added_at desc, f.first_id
    offset 20 * (greatest(least(p_page, 100000), 1) - 1)::bigint limit 20
  ),
  shown as (
    select p.added_at, p.first_id, to_jsonb(question) || jsonb_build_object(
      'result', p.result, 'asked_at', p.asked_at, 'is_open', open.is_open, 'quiz_name', q.quiz_name,
      'quiz_completed', q.status = 'completed',
      'base_id', file.base_id, 'base_name', base.name, 'file_name', file.file_name,
      'is_editable', q.status = 'completed' or q.mode = 'own' or exists (
        select from public.quiz_answers a
        where a.quiz_id = q.id and a.question_id = question.id and a.graded_by is not null
      ),
      'versions', (
        select coalesce(jsonb_agg(version || '{"question_text": "", "options": null, "correct_answer": "",
          "correct_option_number": null, "explanation": "", "points": []}'), '[]')
        from jsonb_array_elements(question.versions) as version
      )
    ) || case when open.is_open then
      '{"correct_answer": "", "correct_option_number": null, "explanation": "",
        "source_quote": null, "points": [], "versions": []}'::jsonb
    else '{}'::jsonb end as question
    from page p
    join public.quiz_questions question on question.id = p.question_id
    join public.quizzes q on q.id = question.quiz_id
    cross join lateral (select private.is_in_open_test(p.first_id) as is_open) as open
    left join public.base_files file on file.id = question.source_file_id
    left join public.bases base on base.id = file.base_id
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(c."all"), 0) from counted c where v_result is null or c.result = any (v_results)),
    'counts', (
      select coalesce(jsonb_object_agg(c.result, jsonb_build_object('all', c."all", 'free', c.free)), '{}')
      from counted c
    ),
    'questions', (
      select coalesce(jsonb_agg(s.question order by s.added_at desc, s.first_id), '[]') from shown s
    )
  );
end
$$;

-- Questions for a new quiz in a random order, at most 100 of those that the filter of
-- get_question_bank selects: neither withdrawn nor in a test that is not submitted.
create function public.get_bank_sample(p_filter jsonb, p_most integer)
returns table (
  id uuid, question_type text, question_text text, correct_answer text, options jsonb,
  correct_option_number integer
)
language plpgsql volatile security definer
set search_path = '' set jit = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_result constant text := p_filter ->> 'result';
  v_results constant text[] := private.bank_results(v_result);
  v constant private.bank_filter := private.read_bank_filter(p_filter);
begin
  return query
  with drawn as materialized (
    select b.first_id, b.question_id from private.bank_rows(
      v.user_id, v.files, v.file_id, v.page, v.kind, v.is_own, v.matches
    ) as b
    where not b.is_open and b.result <> 'withdrawn'
      and (v_result is null or b.result = any (v_results))
    order by random() limit greatest(0, least(p_most, 100))
  )
  select question.id, question.question_type, question.question_text, question.correct_answer,
    question.options, question.correct_option_number
  from drawn d
  join public.quiz_questions question on question.id = d.question_id
  where not private.is_in_open_test(d.first_id);
end
$$;

revoke execute on function private.bank_matches, private.read_bank_filter, private.bank_rows, private.bank_results,
  private.is_in_open_test
from public;
revoke execute on all functions in schema public from public, anon;
grant execute on all functions in schema public to authenticated, service_role;

-- A review of one base: how many questions of each base are due, and which.

-- As before; with `p_base_id` only the questions about files of this base.
drop function public.get_due_questions(timestamptz, integer, date);
create function public.get_due_questions(
  p_until timestamptz, p_most integer, p_today date default null, p_base_id uuid default null
) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  if p_base_id is not null then
    return query
    select s.question_id
    from private.scheduled_reviews(p_until, p_today, true) s
    join public.quiz_questions q on q.id = s.question_id
    join public.base_files f on f.id = q.source_file_id
    where s.at < p_until and f.base_id = p_base_id
    order by s.at, s.first_id
    limit least(p_most, 100);
  elsif private.has_exam(p_until, p_today) then
    return query
    select s.question_id from private.scheduled_reviews(p_until, p_today, true) s
    where s.at < p_until
    order by s.at, s.first_id
    limit least(p_most, 100);
  else
    return query
    select r.question_id from public.question_reviews r
    where r.user_id = (select auth.uid()) and r.due_at < p_until
      and r.first_id not in (select private.open_repeats())
    order by r.due_at, r.first_id
    limit least(p_most, 100);
  end if;
end
$$;

-- The caller's bases with questions due before `p_until`: at most `p_most`, those with the most questions first.
create function public.get_due_bases(p_until timestamptz, p_most integer, p_today date default null)
returns table (id uuid, name text, questions bigint)
language sql stable set search_path = '' as $$
  select b.id, b.name, count(*)
  from private.scheduled_reviews(p_until, p_today, true) s
  join public.quiz_questions q on q.id = s.question_id
  join public.base_files f on f.id = q.source_file_id
  join public.bases b on b.id = f.base_id
  where s.at < p_until
  group by b.id
  order by count(*) desc, b.name, b.id
  limit least(p_most, 100)
$$;

-- As before, with the name of the base.
create or replace function public.get_kept_reviews(
  p_until timestamptz, p_today date, p_before timestamptz, p_most integer
)
returns table (first_id uuid, due_at timestamptz, question jsonb, source jsonb)
language sql stable set search_path = '' as $$
  select s.first_id, s.at,
    to_jsonb(q) || jsonb_build_object(
      'question_text', newest.question_text, 'options', newest.options,
      'correct_answer', newest.correct_answer, 'correct_option_number', newest.correct_option_number,
      'explanation', newest.explanation, 'points', newest.points, 'edited_at', newest.edited_at,
      'versions', '[]'::jsonb
    ),
    jsonb_build_object(
      'file_id', f.id, 'base_id', f.base_id,
      'base_files', jsonb_build_object('file_name', f.file_name),
      'bases', jsonb_build_object('name', b.name)
    )
  from private.scheduled_reviews(p_until, p_today, false) s
  join public.quiz_questions q on q.id = s.question_id
  join public.base_files f on f.id = q.source_file_id
  join public.bases b on b.id = f.base_id
  cross join lateral private.newest_version(q) as newest
  where s.at < p_before
  order by s.at, s.first_id
  limit least(p_most, 100)
$$;

revoke execute on function public.get_due_questions, public.get_due_bases from public, anon;
grant execute on function public.get_due_questions, public.get_due_bases to authenticated, service_role;

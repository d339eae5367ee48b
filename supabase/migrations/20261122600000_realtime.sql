-- Announces changes of rows to the server, which sends them to the subscribers of /realtime/v1
-- (docs/decisions/0022-realtime.md), and publishes the tables where Supabase Realtime runs.

create procedure private.publish_changes(p_table text)
language plpgsql set search_path = '' as $procedure$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = p_table
    ) then
    execute format('alter publication supabase_realtime add table public.%I', p_table);
  end if;
end
$procedure$;

-- Makes the triggers of a table. `p_key`: the columns of its key, all but the first with `r.`;
-- `p_owner`: the owner of a changed row `r`, from the tables that `p_source` joins. Where a base, chat
-- or quiz was deleted with its rows, the owner is the caller, since only owners delete. One
-- notification has at most 80 keys, which are fewer than 8,000 bytes; a statement that changes more
-- than 1,000 rows of one account is announced without keys. A server whose only session this is sets
-- `stoa.listening` to `off` while it has no subscribers; otherwise the static statements take a
-- fraction of a millisecond.
create procedure private.announce_changes(
  p_table text, p_key text, p_owner text, p_source text default ''
)
language plpgsql set search_path = '' as $procedure$
declare
  v_operation text;
begin
  execute format($function$
    create function private.announce_%1$s() returns trigger
    language plpgsql security definer set search_path = '' as $body$
    begin
      if not exists (select from changed) then
        return null;
      end if;
      perform pg_notify('stoa_changes', json_build_object(
        'table', %1$L, 'type', tg_op, 'user', part.user_id,
        'keys', case when max(part.total) <= 1000 then json_agg(part.key) end
      )::text)
      from (
        select owned.user_id, owned.key, count(*) over (partition by owned.user_id) as total,
          (row_number() over (partition by owned.user_id) - 1) / 80 as number
        from (
          select coalesce(%3$s, auth.uid()) as user_id, json_build_array(r.%2$s) as key
          from changed r %4$s
        ) as owned
        where owned.user_id is not null
      ) as part
      group by part.user_id, case when part.total <= 1000 then part.number end;
      return null;
    end
    $body$
  $function$, p_table, p_key, p_owner, p_source);
  execute format('revoke execute on function private.announce_%s from public', p_table);
  foreach v_operation in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger announce_%2$s after %2$s on public.%1$s referencing %3$s table as changed
       for each statement when (current_setting(''stoa.listening'', true) is distinct from ''off'')
       execute function private.announce_%1$s()',
      p_table, v_operation, case v_operation when 'delete' then 'old' else 'new' end
    );
  end loop;
  call private.publish_changes(p_table);
end
$procedure$;
revoke execute on procedure private.publish_changes, private.announce_changes from public;

call private.announce_changes('bases', 'id', 'r.user_id');
call private.announce_changes(
  'base_files', 'id', 'b.user_id', 'left join public.bases b on b.id = r.base_id'
);
call private.announce_changes('chats', 'id', 'r.user_id');
call private.announce_changes(
  'chat_messages', 'id', 'c.user_id', 'left join public.chats c on c.id = r.chat_id'
);
call private.announce_changes('quizzes', 'id', 'r.user_id');
call private.announce_changes(
  'quiz_sources', 'quiz_id, r.file_id', 'q.user_id', 'left join public.quizzes q on q.id = r.quiz_id'
);
call private.announce_changes(
  'quiz_questions', 'id', 'q.user_id', 'left join public.quizzes q on q.id = r.quiz_id'
);
call private.announce_changes(
  'quiz_answers', 'quiz_id, r.question_id', 'q.user_id',
  'left join public.quizzes q on q.id = r.quiz_id'
);
call private.announce_changes('question_reviews', 'first_id, r.user_id', 'r.user_id');

-- A text has up to 2,000,000 characters, which a transition table would copy; it is written one by one.
create function private.announce_pdf_text_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_file_id uuid;
  v_user_id uuid;
begin
  if tg_op = 'DELETE' then
    v_file_id := old.file_id;
  else
    v_file_id := new.file_id;
  end if;
  select b.user_id into v_user_id
  from public.base_files f join public.bases b on b.id = f.base_id
  where f.id = v_file_id;
  v_user_id := coalesce(v_user_id, auth.uid());
  if v_user_id is not null then
    perform pg_notify('stoa_changes', json_build_object(
      'table', 'pdf_text_content', 'type', tg_op, 'user', v_user_id,
      'keys', json_build_array(json_build_array(v_file_id))
    )::text);
  end if;
  return null;
end
$$;
revoke execute on function private.announce_pdf_text_content from public;
create trigger announce_change after insert or update or delete on public.pdf_text_content
for each row when (current_setting('stoa.listening', true) is distinct from 'off')
execute function private.announce_pdf_text_content();

call private.publish_changes('pdf_text_content');

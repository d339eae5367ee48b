-- Sizes that no row of the product reaches. Quotas count rows, and bytes of texts alone: without these, a row had what fits in a
-- request (2 MB, 20 MB for texts), and an account could fill the disk beside its quotas. `not valid`: earlier rows stay readable.

alter table public.chat_messages
  add constraint metadata_size check (pg_column_size(metadata) <= 200000) not valid;

alter table public.quiz_questions
  add constraint text_sizes check (
    octet_length(question_text) <= 80000 and octet_length(correct_answer) <= 80000
    and octet_length(explanation) <= 80000 and octet_length(source_quote) <= 80000
  ) not valid,
  add constraint list_sizes check (
    pg_column_size(options) <= 80000 and pg_column_size(points) <= 200000
  ) not valid;

alter table private.sealed_questions
  add constraint text_sizes check (
    octet_length(correct_answer) <= 80000 and octet_length(explanation) <= 80000
    and octet_length(source_quote) <= 80000
  ) not valid,
  add constraint list_sizes check (pg_column_size(points) <= 200000) not valid;

alter table public.quiz_answers
  add constraint feedback_size check (octet_length(feedback) <= 80000) not valid,
  add constraint list_sizes check (
    pg_column_size(points) <= 200000 and pg_column_size(history) <= 1000000
  ) not valid;

alter table public.pdf_text_content
  add constraint error_message_size check (octet_length(error_message) <= 8000) not valid;

-- The functions limit how much they read by this length, so that it is not less than the text has. It is more where a client
-- counts UTF-16 units.
create function private.keep_text_length() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.text_length := greatest(new.text_length, char_length(new.extracted_text));
  return new;
end
$$;
revoke execute on function private.keep_text_length from public;

create trigger keep_text_length before insert or update of extracted_text, text_length on public.pdf_text_content
for each row when (new.extracted_text is not null)
execute function private.keep_text_length();

update public.pdf_text_content t set text_length = char_length(t.extracted_text)
where t.text_length < char_length(t.extracted_text);

-- The bytes that all texts of one account take with what is known of them, as they are stored (compressed).
create function private.text_bytes(p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(
    coalesce(pg_column_size(t.extracted_text), 0) + coalesce(pg_column_size(t.recognition), 0)
    + coalesce(pg_column_size(t.emphasis), 0) + coalesce(pg_column_size(t.structure), 0)
  ), 0)
  from public.bases b
  join public.base_files f on f.base_id = b.id
  join public.pdf_text_content t on t.file_id = f.id
  where b.user_id = p_user_id
$$;
revoke execute on function private.text_bytes from public;

-- As before, over all of these columns.
create or replace function private.check_text_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner uuid;
  v_maximum bigint;
begin
  select b.user_id into v_owner
  from public.base_files f join public.bases b on b.id = f.base_id
  where f.id = new.file_id;
  v_maximum := private.quota_of(v_owner, 'text_bytes');
  if v_maximum is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('text' || v_owner::text, 0));
  if private.text_bytes(v_owner) > v_maximum then
    perform private.refuse_quota('quota_text');
  end if;
  return null;
end
$$;

drop trigger check_text_quota on public.pdf_text_content;
create trigger check_text_quota
after insert or update of extracted_text, recognition, emphasis, structure on public.pdf_text_content
for each row when (
  new.extracted_text is not null or new.recognition is not null or new.emphasis is not null
  or new.structure is not null
)
execute function private.check_text_quota();

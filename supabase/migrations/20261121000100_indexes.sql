-- One index for every query the product makes and every foreign key that cascades. Primary keys and unique constraints
-- already serve the rest.

create index bases_user_id_created_at_idx on public.bases (user_id, created_at desc);
create index base_files_base_id_uploaded_at_idx on public.base_files (base_id, uploaded_at desc);

create index chats_user_id_updated_at_idx on public.chats (user_id, updated_at desc);
create index chats_base_id_idx on public.chats (base_id);
create index chats_file_id_updated_at_idx on public.chats (file_id, updated_at desc);
create index chat_messages_chat_id_timestamp_idx on public.chat_messages (chat_id, "timestamp");

create index quizzes_user_id_created_at_idx on public.quizzes (user_id, created_at desc);
create index quizzes_user_id_completed_at_idx on public.quizzes (user_id, completed_at desc) where status = 'completed';
create index quiz_sources_file_id_idx on public.quiz_sources (file_id);
create index quiz_sources_base_id_idx on public.quiz_sources (base_id);
create index quiz_questions_source_file_id_idx on public.quiz_questions (source_file_id);
create index quiz_answers_question_id_idx on public.quiz_answers (question_id);

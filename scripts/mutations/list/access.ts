import type { Mutation } from '../mutation.ts'

const ERRORS = 'e2e/error-states.test.ts'

/** Permissions, calls, limits and messages. */
export const ACCESS_MUTATIONS: readonly Mutation[] = [
  {
    statement: '6.1',
    file: 'supabase/migrations/20261121000300_policies.sql',
    text: `create policy owner on public.bases to authenticated
using (user_id = (select auth.uid()))`,
    replacement: `create policy owner on public.bases to authenticated
using (true)`,
    test: {
      file: 'supabase/tests/tables.test.ts',
      title: 'lets a stranger read, change and delete nothing',
    },
  },
  {
    statement: '6.1',
    file: 'supabase/migrations/20261122003000_files_of_deleted_accounts.sql',
    text: '  and (storage.foldername(name))[1] = (select auth.uid())::text\n',
    replacement: '',
    test: {
      file: 'supabase/tests/files-bucket.test.ts',
      title: '%s sees, changes and removes nothing',
    },
  },
  {
    statement: '5.17',
    file: 'server/storage/object-name.ts',
    text: "path.split('/').filter((segment) => segment !== '')",
    replacement: "path.split('/')",
    test: {
      file: 'server/storage/upload.integration.test.ts',
      title: 'removes leading and duplicate slashes',
    },
  },
  {
    statement: '8.5',
    file: 'web/features/auth/api/auth-failure.ts',
    text: "['AuthRetryableFetchError', 'unexpected'],",
    replacement: '',
    test: {
      file: ERRORS,
      title:
        "shows the server's message in the sign-in card until a field is edited, and the general message if there is none",
    },
  },
  {
    statement: '8.26',
    file: 'web/features/quiz/api/taking/taken-quiz.ts',
    text: "fetchQuiz(quizId, 'quiz_load_failed')",
    replacement: "fetchQuiz(quizId, 'unexpected')",
    test: {
      file: ERRORS,
      title: 'reports a quiz or its answers that cannot be loaded and offers a retry',
      after: [
        'validates every rule of the quiz form with one message each, and submits on Enter',
        'states why a quiz cannot be made and restores the form',
      ],
    },
  },
  {
    statement: '2.49',
    file: 'web/app/routes/quiz-take.tsx',
    text: 'lead={messages.errors.quiz_not_found}',
    replacement: '',
    test: { file: ERRORS, title: 'reports a quiz, results or a base that does not exist' },
  },
  {
    statement: '2.34',
    file: 'web/app/routes/base.tsx',
    text: '{failureMessage(base.error, messages)}',
    replacement: '{texts.notFound}',
    test: { file: ERRORS, title: 'reports a quiz, results or a base that does not exist' },
  },
  {
    statement: '4.12',
    file: 'supabase/functions/submit-quiz/handler.ts',
    text: 'marker.isPaced && isWritten(question_type)',
    replacement: 'isWritten(question_type)',
    test: {
      file: 'supabase/functions/submit-quiz/handler.integration.test.ts',
      title: 'is not made for a model on this machine, and not without a model',
    },
  },
  {
    statement: '4.11',
    file: 'supabase/migrations/20261121000000_tables.sql',
    text: 'private.is_visible(user_answer))',
    replacement: 'true)',
    test: {
      file: 'supabase/tests/constraints.test.ts',
      title: 'allows one answer per question, which is not empty',
    },
  },
  {
    statement: '9.18',
    file: 'supabase/migrations/20261122120000_repeated_questions.sql',
    text: 'then round(100 * sums.obtained / sums.possible) end',
    replacement: 'then floor(100 * sums.obtained / sums.possible) end',
    test: {
      file: 'supabase/tests/quiz-procedures.test.ts',
      title: 'with the marks %j stores %d of 9, %d percent',
    },
  },
  {
    statement: '9.28',
    file: 'web/lib/browser/load-chunk.ts',
    text: '      CHUNK_LOAD_TIMEOUT_MS,\n    )',
    replacement: '      CHUNK_LOAD_TIMEOUT_MS - 1,\n    )',
    test: {
      file: 'web/lib/browser/load-chunk.test.ts',
      title: 'rejects after two minutes and not before',
    },
  },
]

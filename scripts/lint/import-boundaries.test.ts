import { ESLint, Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { expect, test } from 'vitest'
import { architecture } from './import-boundaries.ts'

const linter = new Linter({ cwd: process.cwd() })

/** The linter's messages for `code` in the file `filename`. */
const messagesFor = (filename: string, code: string): string[] =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser },
          plugins: { architecture },
          rules: {
            'architecture/import-boundaries': 'error',
            'architecture/comment-width': 'error',
            'architecture/keep-cause': 'error',
          },
        },
      ],
      { filename },
    )
    .map(({ message }) => message)

test.each([
  ['domain/quiz/planted.ts', `import { openPglite } from '../../server/pglite.ts'`],
  ['domain/quiz/planted.ts', `import { readFile } from 'node:fs/promises'`],
  ['domain/quiz/planted.ts', `import { useState } from 'react'`],
  ['domain/planted.ts', `import type { Messages } from '../messages/messages.ts'`],
  ['domain/quiz/planted.ts', `export { Button } from '../../web/components/controls/button.tsx'`],
  ['supabase/functions/make-quiz/planted.ts', `import type { Env } from '../../../server/env.ts'`],
  ['supabase/functions/make-quiz/planted.ts', `import { join } from 'node:path'`],
  ['server/planted.ts', `import { App } from '@supabase/lite'`],
  ['server/planted.test.ts', `import { App } from '@supabase/lite'`],
  ['server/planted.ts', `import { supabase } from '../web/lib/backend/supabase.ts'`],
  ['server/planted.ts', `import { createTestApp } from '../testing/app.ts'`],
  ['web/features/quiz/planted.tsx', `import { Reader } from '../reader/reader.tsx'`],
  ['web/features/quiz/components/planted.tsx', `const reader = import('../../reader/reader.tsx')`],
  ['web/features/quiz/planted.tsx', `export * from '../../app/router.tsx'`],
  ['web/features/quiz/planted.tsx', `let listen: import('../../../server/listen.ts').Listener`],
  ['web/components/planted.tsx', `import { bases } from '../features/bases/api/bases.ts'`],
  ['web/lib/planted.ts', `import { Button } from '../components/button.tsx'`],
  ['web/lib/planted.ts', `import { existing } from './messages.test.tsx'`],
  ['types/planted.ts', `import { ok } from '../domain/failure.ts'`],
  ['domain/planted.ts', `import lock from '../package.json'`],
])('rejects in %s: %s', (filename, code) => {
  expect(messagesFor(filename, code)).toEqual([expect.stringMatching(/^Import boundary/)])
})

test.each([
  ['domain/quiz/allowed.ts', `import { z } from 'zod'; import { ok } from '../failure.ts'`],
  ['domain/text/allowed.ts', `import { stemmer } from '@orama/stemmers/english'`],
  [
    'supabase/functions/make-quiz/allowed.ts',
    `import { json } from '../_shared/respond.ts'; import { ok } from '../../../domain/failure.ts'`,
  ],
  ['server/supabase-lite/backend.ts', `import { App } from '@supabase/lite'`],
  ['server/allowed.ts', `import { handle } from '../supabase/functions/make-quiz/handler.ts'`],
  ['server/allowed.test.ts', `import { createTestApp } from '../testing/app.ts'`],
  [
    'web/features/quiz/allowed.tsx',
    `import { Button } from '../../components/button.tsx'; import worker from './worker.ts?worker'`,
  ],
  ['web/features/quiz/components/allowed.tsx', `import { quizzes } from '../api/quizzes.ts'`],
  [
    'web/app/routes/allowed.tsx',
    `import { Quiz } from '../../features/quiz/quiz.tsx'; import { Reader } from '../../features/reader/reader.tsx'`,
  ],
])('allows in %s: %s', (filename, code) => {
  expect(messagesFor(filename, code)).toEqual([])
})

test.each([['// ' + 'word '.repeat(20)], ['/**\n * ' + 'word '.repeat(20) + '\n */']])(
  'rejects a comment line of more than 100 characters',
  (code) => {
    expect(messagesFor('web/planted.ts', code)).toEqual([expect.stringMatching(/^Comment line/)])
  },
)

test.each([['// ' + 'word '.repeat(19)], [`// https://example.test/${'a'.repeat(100)}`]])(
  'allows a comment line of 100 characters or with a URL',
  (code) => {
    expect(messagesFor('web/allowed.ts', code)).toEqual([])
  },
)

test.each([
  'try { read() } catch { throw new Failure("file_load_failed") }',
  'try { read() } catch (error) { throw new Failure("file_load_failed") }',
  'try { read() } catch (error) { if (isMissing(error)) throw notFound() }',
  'read().catch(() => { throw new Failure("file_load_failed") })',
  'read().catch((error) => { throw new Failure("file_load_failed", { cause: other }) })',
])('rejects an error that replaces a caught one without it: %s', (code) => {
  expect(messagesFor('web/planted.ts', code)).toEqual([expect.stringMatching(/^The caught error/)])
})

test.each([
  'try { read() } catch (error) { throw error }',
  'try { read() } catch (cause) { throw new Failure("file_load_failed", { cause }) }',
  'try { read() } catch (error) { throw asFailure(error, "file_load_failed") }',
  'read().catch((cause) => { throw isMissing(cause) ? null : new Failure("unexpected", { cause }) })',
  'try { read() } catch { later(() => { throw new Error("of another call") }) }',
  'throw new Failure("file_load_failed")',
])('allows an error that contains the caught one: %s', (code) => {
  expect(messagesFor('web/allowed.ts', code)).toEqual([])
})

test.each([
  'domain/quiz/wire.ts',
  'server/app.ts',
  'web/lib/backend/supabase.ts',
  'web/features/quiz/a.tsx',
  'supabase/functions/_shared/deps.ts',
])('is enabled for %s', async (file) => {
  const config = (await new ESLint().calculateConfigForFile(file)) as {
    rules: Record<string, unknown[]>
  }
  expect(config.rules['architecture/import-boundaries']?.[0]).toBe(2)
})

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

/** A file with code that is linted. */
type Planted = { file: string; code: string }

const planted: Planted[] = []

/** Adds a file; its name has a number, unless the rules know it by its name. */
function plant([file, code]: readonly [file: string, code: string]): Planted {
  const numbered = file.replace(/(planted|allowed)/, `$1-${planted.length}`)
  planted.push({ file: numbered, code })
  return { file: numbered, code }
}

const FORBIDDEN_IMPORTS = (
  [
    ['domain/quiz/planted.ts', `import { openPglite } from '../../server/pglite.ts'`],
    ['domain/quiz/planted.ts', `import { readFile } from 'node:fs/promises'`],
    ['domain/quiz/planted.ts', `import { useState } from 'react'`],
    ['domain/planted.ts', `import type { Messages } from '../messages/messages.ts'`],
    ['domain/quiz/planted.ts', `export { Button } from '../../web/components/controls/button.tsx'`],
    [
      'supabase/functions/make-quiz/planted.ts',
      `import type { Env } from '../../../server/env.ts'`,
    ],
    ['supabase/functions/make-quiz/planted.ts', `import { join } from 'node:path'`],
    ['server/planted.ts', `import { App } from '@supabase/lite'`],
    ['server/planted.test.ts', `import { App } from '@supabase/lite'`],
    ['server/planted.ts', `import { supabase } from '../web/lib/backend/supabase.ts'`],
    ['server/planted.ts', `import { createTestApp } from '../testing/app.ts'`],
    ['web/features/quiz/planted.tsx', `import { Reader } from '../reader/reader.tsx'`],
    [
      'web/features/quiz/components/planted.tsx',
      `const reader = import('../../reader/reader.tsx')`,
    ],
    ['web/features/quiz/planted.tsx', `export * from '../../app/router.tsx'`],
    ['web/features/quiz/planted.tsx', `let listen: import('../../../server/listen.ts').Listener`],
    ['web/components/planted.tsx', `import { bases } from '../features/bases/api/bases.ts'`],
    ['web/lib/planted.ts', `import { Button } from '../components/button.tsx'`],
    ['web/lib/planted.ts', `import { existing } from './messages.test.tsx'`],
    ['types/planted.ts', `import { ok } from '../domain/failure.ts'`],
    ['domain/planted.ts', `import lock from '../package.json'`],
  ] as const
).map(plant)

const ALLOWED_IMPORTS = (
  [
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
  ] as const
).map(plant)

const LONG_COMMENTS = (
  [
    ['web/planted.ts', '// ' + 'word '.repeat(20)],
    ['web/planted.ts', '/**\n * ' + 'word '.repeat(20) + '\n */'],
  ] as const
).map(plant)

const ALLOWED_COMMENTS = (
  [
    ['web/allowed.ts', '// ' + 'word '.repeat(19)],
    ['web/allowed.ts', `// https://example.test/${'a'.repeat(100)}`],
  ] as const
).map(plant)

const inSite = (code: string) => plant(['web/planted.ts', code])

const LOST_CAUSES = [
  'try { read() } catch { throw new Failure("file_load_failed") }',
  'try { read() } catch (error) { throw new Failure("file_load_failed") }',
  'try { read() } catch (error) { if (isMissing(error)) throw notFound() }',
  'read().catch(() => { throw new Failure("file_load_failed") })',
  'read().catch((error) => { throw new Failure("file_load_failed", { cause: other }) })',
].map(inSite)

const KEPT_CAUSES = [
  'try { read() } catch (error) { throw error }',
  'try { read() } catch (cause) { throw new Failure("file_load_failed", { cause }) }',
  'try { read() } catch (error) { throw asFailure(error, "file_load_failed") }',
  'read().catch((cause) => { throw isMissing(cause) ? null : new Failure("unexpected", { cause }) })',
  'try { read() } catch { later(() => { throw new Error("of another call") }) }',
  'throw new Failure("file_load_failed")',
].map(inSite)

const IMPURE = (
  [
    ['domain/planted.ts', 'export const today = () => new Date()'],
    ['domain/planted.ts', 'export const now = () => Date.now()'],
    ['domain/planted.ts', 'export const drawn = () => Math.random()'],
    ['domain/planted.ts', "export const page = () => fetch('/page')"],
    ['domain/planted.ts', 'export const stop = () => { throw new TypeError("stop") }'],
    ['web/features/quiz/planted.ts', 'export const stop = () => { throw new Error("stop") }'],
  ] as const
).map(plant)

const ALLOWED_OUTSIDE = (
  [
    ['domain/allowed.test.ts', 'export const today = () => new Date()'],
    ['server/allowed.ts', 'export const today = () => new Date(Date.now())'],
    ['server/allowed.ts', 'export const stop = () => { throw new Error("stop") }'],
  ] as const
).map(plant)

const ROOT = resolve(import.meta.dirname, '../..')
const report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), message: z.string(), filename: z.string() })),
})
let folder = ''
let diagnostics: z.output<typeof report>['diagnostics'] = []

/** The project's own settings, without types, on files in a folder of their own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-lint-'))
  await cp(join(ROOT, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  await cp(join(ROOT, 'oxlint.config.ts'), join(folder, 'project.config.ts'))
  await writeFile(
    join(folder, 'oxlint.config.ts'),
    `import project from './project.config.ts'
     export default { ...project, options: { typeAware: false } }`,
  )
  for (const name of ['oxlint', '@oxlint/plugins']) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(ROOT, 'node_modules', name), link)
  }
  for (const { file, code } of planted) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), code)
  }
  const output = await new Promise<string>((done) =>
    execFile(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
      { cwd: folder },
      // It ends with 1 where it reports something
      (_, stdout, stderr) => done(stdout || stderr),
    ),
  )
  diagnostics = report.parse(JSON.parse(output)).diagnostics
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the rules of this project report of a file. */
const messagesFor = ({ file }: Planted): string[] =>
  diagnostics
    .filter(({ code, filename }) => filename === file && /architect|restricted/.test(code))
    .map(({ message }) => message)

test.each(FORBIDDEN_IMPORTS)('rejects in $file: $code', (each) => {
  expect(messagesFor(each)).toEqual([expect.stringMatching(/^Import boundary/)])
})

test.each(LONG_COMMENTS)('rejects a comment line of more than 100 characters: $code', (each) => {
  expect(messagesFor(each)).toEqual([expect.stringMatching(/^Comment line/)])
})

test.each(LOST_CAUSES)('rejects an error that replaces a caught one without it: $code', (each) => {
  expect(messagesFor(each)).toEqual([expect.stringMatching(/^The caught error/)])
})

test.each(IMPURE)('rejects what is not pure, or no failure, in $file: $code', (each) => {
  expect(messagesFor(each)).toEqual([expect.any(String)])
})

test.each([...ALLOWED_IMPORTS, ...ALLOWED_COMMENTS, ...KEPT_CAUSES, ...ALLOWED_OUTSIDE])(
  'allows in $file: $code',
  (each) => {
    expect(messagesFor(each)).toEqual([])
  },
)

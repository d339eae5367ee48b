import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Installed by `npm run hosted:tools`. */
const CLI = join(ROOT, 'supabase/hosted/tools/node_modules/.bin/supabase')

/**
 * Runs the Supabase CLI in this project. `api` replaces Supabase's management API. Returns its
 * output. Rejects with an error that contains the output if it fails.
 */
export async function supabaseCli(
  parameters: readonly string[],
  { api = 'http://127.0.0.1:9', env = {} }: { api?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-cli-'))
  try {
    const profile = join(folder, 'profile.yaml')
    await writeFile(
      profile,
      `name: test\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: 127.0.0.1\n`,
    )
    const { stdout, stderr } = await promisify(execFile)(
      CLI,
      ['--profile', profile, ...parameters],
      {
        cwd: ROOT,
        maxBuffer: 10_000_000,
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          DO_NOT_TRACK: '1',
          SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
          ...env,
        },
      },
    )
    return stdout + stderr
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Caches of tools, which a broken build must not share with the working tree. */
const isCache = (name: string): boolean => name.startsWith('.') && name !== '.bin'

/**
 * Copies the working tree at `root` with its uncommitted changes, without what Git ignores, into a
 * temporary folder whose packages are links. Returns the folder, and a function that removes it.
 */
export function copyWorkingTree(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-mutations-'))
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  )
  // A deleted file is listed until the deletion is committed.
  for (const file of listed.split('\0'))
    if (file !== '' && existsSync(join(root, file)))
      cpSync(join(root, file), join(folder, file), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!isCache(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

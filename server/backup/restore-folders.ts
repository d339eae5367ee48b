import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const INCOMING = '.restoring-'
const OLD = 'before-restore-'

/**
 * Folders of one restore in the data folder: the new state before it is in place, and the old one
 * after that. Both exist only while one replaces the other.
 */
export type RestoreFolders = { incoming: string; old: string }

const foldersOf = (dataFolder: string, stamp: string): RestoreFolders => ({
  incoming: join(dataFolder, `${INCOMING}${stamp}`),
  old: join(dataFolder, `${OLD}${stamp}`),
})

/** The restores that ended before they removed the folder of their new state. */
const unfinishedRestores = async (dataFolder: string): Promise<RestoreFolders[]> =>
  (await readdir(dataFolder).catch(() => []))
    .filter((name) => name.startsWith(INCOMING))
    .map((name) => foldersOf(dataFolder, name.slice(INCOMING.length)))

/** Throws where a restore was interrupted while it replaced the data. */
export async function requireCompleteRestore(dataFolder: string): Promise<void> {
  const interrupted = (await unfinishedRestores(dataFolder)).find(({ old }) => existsSync(old))
  if (interrupted)
    throw new Error(
      `Cannot start: a restore into ${dataFolder} was interrupted; ` +
        `run npm run restore -- FILE again. What it had moved away is in ${interrupted.old}`,
    )
}

/**
 * Makes the folder for a new state, and removes those of restores that replaced nothing. Returns
 * also the restores that were interrupted while they replaced the data, whose folders stay until
 * this one is complete.
 */
export async function beginRestore(
  dataFolder: string,
  now: Date,
): Promise<{ folders: RestoreFolders; interrupted: RestoreFolders[] }> {
  const unfinished = await unfinishedRestores(dataFolder)
  const interrupted = unfinished.filter(({ old }) => existsSync(old))
  for (const each of unfinished)
    if (!interrupted.includes(each)) await rm(each.incoming, { recursive: true, force: true })
  const folders = foldersOf(dataFolder, now.toISOString().replace(/[:.]/g, '-'))
  await mkdir(folders.incoming, { mode: 0o700 })
  return { folders, interrupted }
}

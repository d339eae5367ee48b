import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { sync } from '../sync-file.ts'
import { codeOf } from '../system-error.ts'
import { MANIFEST, readManifest, type Manifest } from './snapshot.ts'
import { extractTar, filesBelow, writeTar } from './tar.ts'

/** The last entry of an archive: the SHA-256 of every other entry by its name. */
const CHECKSUMS = 'checksums.json'
const checksums = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/))

const ALLOWED =
  /^(manifest\.json|checksums\.json|secrets\.json|inbox\.json|database\.tar\.gz|database\.dump|files\/\.identity|files\/[0-9a-f]{2}\/[0-9a-f-]{36})$/

/** Throws where `file` exists: an archive replaces no file. Returns its complete path. */
export async function requireNewFile(file: string): Promise<string> {
  const target = resolve(file)
  const exists = await stat(target).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
  if (exists) throw new Error(`${target} exists already; choose another name`)
  if (!existsSync(dirname(target))) throw new Error(`there is no folder ${dirname(target)}`)
  return target
}

/** Throws where `file` cannot be read as an archive: before the data folder is touched. */
export async function requireArchive(file: string): Promise<void> {
  const entry = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT')
      throw new Error(`there is no file ${resolve(file)}`, { cause: error })
    throw error
  })
  if (!entry.isFile()) throw new Error(`${resolve(file)} is not a file`)
}

/** Writes the snapshot in `folder` to one new file, which appears once it is complete. */
export async function writeArchive(folder: string, file: string): Promise<void> {
  const target = await requireNewFile(file)
  const part = `${target}.part`
  try {
    await writeTar(
      filesBelow(folder),
      createWriteStream(part, { mode: 0o600, flush: true }),
      (sums) => ({ name: CHECKSUMS, text: JSON.stringify(Object.fromEntries(sums)) }),
    )
    await rename(part, target)
    await sync(dirname(target))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/**
 * Extracts an archive to `folder` and compares every checksum. Throws where a byte differs, or an
 * entry is missing or unexpected: then nothing in `folder` may be used.
 */
export async function extractArchive(file: string, folder: string): Promise<Manifest> {
  const extracted = await extractTar(createReadStream(file), folder, (name) => ALLOWED.test(name))
  if (!extracted.has(CHECKSUMS) || !extracted.has(MANIFEST))
    throw new Error('the archive is not complete')
  const expected = new Map(
    Object.entries(
      checksums.parse(JSON.parse(await readFile(join(folder, CHECKSUMS), 'utf8')) as unknown),
    ),
  )
  extracted.delete(CHECKSUMS)
  for (const [name, sum] of extracted)
    if (expected.get(name) !== sum) throw new Error(`${name} in the archive is damaged`)
  for (const name of expected.keys())
    if (!extracted.has(name)) throw new Error(`${name} is missing in the archive`)
  await rm(join(folder, CHECKSUMS))
  return readManifest(folder)
}

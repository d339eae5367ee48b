import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack, type ExtractEvents, type Pack } from 'tar-stream'

/** One entry to write: a file on disk, or a text. */
type TarInput = { name: string } & ({ path: string } | { text: string })

/** A stream that passes bytes through, and their SHA-256 at the end. */
export function hashing(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex') }
}

async function addFile(archive: Pack, name: string, path: string): Promise<string> {
  const { size, mtime } = await stat(path)
  const { stream, digest } = hashing()
  await pipeline(createReadStream(path), stream, archive.entry({ name, size, mtime, mode: 0o600 }))
  return digest()
}

function addText(archive: Pack, name: string, text: string): string {
  archive.entry({ name, mode: 0o600 }, text)
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Writes a tar archive of `inputs` to `target`, one entry at a time, then `last` made from the
 * SHA-256 of each entry by its name.
 */
export async function writeTar(
  inputs: AsyncIterable<TarInput>,
  target: Writable,
  last?: (checksums: ReadonlyMap<string, string>) => { name: string; text: string },
): Promise<void> {
  const archive = pack()
  const written = pipeline(archive, target)
  const add = async () => {
    const checksums = new Map<string, string>()
    for await (const input of inputs)
      checksums.set(
        input.name,
        'path' in input
          ? await addFile(archive, input.name, input.path)
          : addText(archive, input.name, input.text),
      )
    if (last) {
      const { name, text } = last(checksums)
      addText(archive, name, text)
    }
    archive.finalize()
  }
  await Promise.all([
    written,
    add().catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }),
  ])
}

/** Every file below `folder`; an empty folder comes as an empty name that ends in a slash. */
export async function* filesBelow(folder: string): AsyncGenerator<{ name: string; path: string }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) yield { name: relative(folder, path).split(sep).join('/'), path }
  }
}

/** The folders below `folder`, since PostgreSQL expects its empty ones to exist. */
export async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .toSorted()
}

/** Whether a name in an archive stays below the target folder. */
const isSafe = (name: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split('/').some((part) => /^\.+$/.test(part))

/**
 * Extracts the tar archive in `source` to `folder`, streamed. Returns the SHA-256 of each entry.
 * Throws if an entry is not a file or its name is not allowed.
 */
export async function extractTar(
  source: Readable,
  folder: string,
  isAllowed: (name: string) => boolean,
): Promise<Map<string, string>> {
  const archive = extract()
  const checksums = new Map<string, string>()
  const write = async (entry: ExtractEvents['entry'][1]) => {
    const { name, type } = entry.header
    if (type !== 'file' || !isSafe(name) || !isAllowed(name) || checksums.has(name))
      throw new Error(
        `the archive holds an unexpected entry: ${JSON.stringify(name.slice(0, 100))}`,
      )
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const { stream, digest } = hashing()
    await pipeline(
      entry,
      stream,
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    )
    checksums.set(name, digest())
  }
  const read = async () => {
    for await (const entry of archive) await write(entry)
  }
  await Promise.all([
    pipeline(source, archive),
    read().catch((error: unknown) => {
      archive.destroy()
      throw error
    }),
  ])
  return checksums
}

import { unzipSync } from 'fflate'
import { Failure } from '../../failure.ts'
import { LIMITS } from '../limits.ts'

/** The parts of a zip archive. */
export type Archive = {
  readonly names: ReadonlySet<string>
  /**
   * The bytes of the parts that `isWanted` names. Throws `document_too_large`, or
   * `document_damaged`.
   */
  readonly read: (isWanted: (name: string) => boolean) => ReadonlyMap<string, Uint8Array>
}

type Entry = { readonly packed: number; readonly size: number }

const STORED = 0
const DEFLATED = 8

const tooLarge = (cause: string) => new Failure('document_too_large', { cause })
const damaged = (cause: unknown) => new Failure('document_damaged', { cause })

/** Runs an operation of the zip library, whose errors mean a damaged archive. */
function unzip<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Failure ? error : damaged(error)
  }
}

/** The parts by name, without expanding any. */
function listEntries(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  unzip(() =>
    unzipSync(bytes, {
      filter: ({ name, size, originalSize, compression }) => {
        if (entries.size >= LIMITS.entries) throw tooLarge('parts')
        if (name.length > LIMITS.nameChars || entries.has(name)) throw damaged(`part ${name}`)
        if (compression !== STORED && compression !== DEFLATED) throw damaged('compression')
        entries.set(name, { packed: size, size: originalSize })
        return false
      },
    }),
  )
  return entries
}

function checkSizes(entries: readonly Entry[]): void {
  let total = 0
  for (const { packed, size } of entries) {
    total += size
    const isBomb = size > LIMITS.ratioFromBytes && size > packed * LIMITS.ratio
    if (isBomb || size > LIMITS.partBytes || total > LIMITS.totalBytes)
      throw tooLarge(`${packed} bytes expand to ${size}`)
  }
}

/** The first bytes of an OLE2 file: an old or an encrypted office file. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** The directory of an encrypted office file names this stream, in UTF-16. */
const ENCRYPTED = Array.from('EncryptedPackage', (letter) => `${letter}\0`).join('')
/** The directory is searched in this many bytes at either end of the file. */
const SEARCHED = 1024 * 1024

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  latin(bytes.subarray(0, SEARCHED)).includes(ENCRYPTED) ||
  latin(bytes.subarray(-SEARCHED)).includes(ENCRYPTED)

/**
 * Opens a zip archive. Archives inside it are not opened. Throws `document_encrypted` for an office
 * file with a password, `document_wrong_type` for other files, `document_damaged` and
 * `document_too_large`.
 */
export function openArchive(bytes: Uint8Array): Archive {
  if (startsWith(bytes, OLE2))
    throw new Failure(isEncryptedOffice(bytes) ? 'document_encrypted' : 'document_wrong_type')
  if (!startsWith(bytes, ZIP)) throw new Failure('document_wrong_type')
  const entries = listEntries(bytes)
  return {
    names: new Set(entries.keys()),
    read: (isWanted) => {
      const requested = [...entries].filter(([name]) => isWanted(name))
      checkSizes(requested.map(([, entry]) => entry))
      const names = new Set(requested.map(([name]) => name))
      const parts = unzip(() => unzipSync(bytes, { filter: ({ name }) => names.has(name) }))
      return new Map(Object.entries(parts))
    },
  }
}

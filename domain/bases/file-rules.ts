import { fail, ok, type Result } from '../failure.ts'
import { BASE_NAME_MAX } from '../constants.ts'
import { isBlank } from '../text/blank.ts'
import { characterCount } from '../text/characters.ts'
import { extensionOf } from './file-types.ts'

/** Maximum characters of a file's name: the limit of the table. */
export const FILE_NAME_MAX = 255

/** The trimmed name, or a failure if nothing in it is visible or it is too long. */
export function checkBaseName(name: string): Result<string> {
  const trimmed = name.trim()
  if (isBlank(trimmed)) return fail('base_name_required')
  if (characterCount(trimmed) > BASE_NAME_MAX) return fail('base_name_too_long')
  return ok(trimmed)
}

/** Checks that a file's extension is among `accepted` and its size (bytes) at most `maxBytes`. */
export function checkFile(
  file: { name: string; size: number },
  accepted: readonly string[],
  maxBytes: number,
): Result<null> {
  if (!accepted.includes(extensionOf(file.name))) return fail('file_type_refused')
  if (file.size > maxBytes) return fail('file_too_large')
  return ok(null)
}

/**
 * `checkFile` for a file that a learner chose: it must not be empty, as files of an archive may be.
 */
export function checkChosenFile(...given: Parameters<typeof checkFile>): Result<null> {
  const checked = checkFile(...given)
  return checked.ok && given[0].size === 0 ? fail('file_empty') : checked
}

/**
 * The storage path of a file: `{userId}/{baseId}/{timestamp-random.ext}`. `random` is any string
 * of letters and digits.
 */
export const storagePath = (
  owner: { userId: string; baseId: string },
  file: { name: string },
  { now, random }: { now: Date; random: string },
): string => `${owner.userId}/${owner.baseId}/${now.getTime()}-${random}.${extensionOf(file.name)}`

import { QUIZ_NAME_MAX } from '../../../domain/constants.ts'
import { firstCharacters } from '../../../domain/text/characters.ts'
import { extensionOf } from '../../../domain/bases/file-types.ts'
import type { QuizzableBase } from './api/quizzable-bases.ts'

/**
 * The first part of the name that a quiz gets by default. The rest is added where the form is
 * (components/creation/use-quiz-form.ts): `creation.defaultName` of the messages joins it with the
 * date, which web/lib/i18n/format.ts formats.
 */

function withoutExtension(name: string): string {
  const { length } = extensionOf(name)
  return length === 0 ? name : name.slice(0, -length - 1)
}

/**
 * What a quiz is about, for its name: the chosen file, else the base of the chosen files, else the
 * names of their bases; empty if nothing is chosen. A long name is cut.
 */
export function materialName(bases: readonly QuizzableBase[], chosen: ReadonlySet<string>): string {
  const sources = bases.flatMap((base) => {
    const files = base.files.filter(({ id }) => chosen.has(id))
    return files.length > 0 ? [{ base, files }] : []
  })
  const [first, ...others] = sources
  if (!first) return ''
  const [file, ...more] = first.files
  const name =
    others.length === 0 && file && more.length === 0
      ? withoutExtension(file.name)
      : sources.map(({ base }) => base.name).join(' + ')
  // The date follows the name.
  return firstCharacters(name, QUIZ_NAME_MAX / 2)
}

/** The name, with the first free number from 2 on if it is taken: "Leaves, 21 Nov 2026 (2)". */
export function numberedName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`
  return free
}

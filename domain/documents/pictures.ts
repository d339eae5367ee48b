import type { SourceBlock } from './source-block.ts'
import { storableText, unstyled } from './styled-text.ts'

/** The remark that a program adds to a description that it generated. */
const MADE_BY_PROGRAM =
  /\s*(?:description automatically generated|automatisch generierte beschreibung|descripción generada automáticamente)[^.]{0,40}\.?\s*$/iu
/** Not descriptions: a file name or address, and the default texts of programs. */
const NO_DESCRIPTION =
  /\.(?:png|jpe?g|gif|svg|webp|bmp|tiff?|emf|wmf|eps|pdf)\s*$|^(?:https?:|data:|file:|[a-z]:\\)|^plot of chunk |(?<!\p{L})(?:logo|icon|icono)(?!\p{L})/iu
const MIN_WORDS = 2
/** The same in a script that does not separate words. */
const MIN_SIGNS = 4

/** The alternative text of a picture on one line; empty if it does not describe it. */
function describing(alternative: string): string {
  const text = storableText(alternative).replace(/\s+/gu, ' ').trim().replace(MADE_BY_PROGRAM, '')
  if (NO_DESCRIPTION.test(text)) return ''
  const words = text.split(' ').filter((word) => /\p{L}{2}/u.test(word))
  const signs = text.match(/\p{Lo}/gu) ?? []
  return words.length >= MIN_WORDS || signs.length >= MIN_SIGNS ? text : ''
}

/** A picture with its alternative text, or without a text if that does not describe it. */
export const pictureOf = (alternative = ''): SourceBlock => ({
  kind: 'picture',
  text: unstyled(describing(alternative)),
})

const keyOf = (block: SourceBlock | undefined): string =>
  block && 'text' in block && typeof block.text !== 'string'
    ? block.text.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
    : ''

/** `blocks` where the text of no picture repeats the caption before or after it. */
export const withoutRepeatedCaptions = (blocks: readonly SourceBlock[]): SourceBlock[] =>
  blocks.map((block, at) => {
    if (block.kind !== 'picture' || block.text.text === '') return block
    const isRepeated = [blocks[at - 1], blocks[at + 1]].some((near) =>
      keyOf(near).includes(keyOf(block)),
    )
    return isRepeated ? { ...block, text: unstyled('') } : block
  })

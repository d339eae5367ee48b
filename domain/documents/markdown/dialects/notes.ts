/** What programs for notes add to Markdown (Obsidian, Logseq and others). */

/** A picture or note that is shown here: `![[mill.png|300]]`. */
const EMBEDDED = /!\[\[[^[\]\n]{1,300}\]\]/gu
/** A table of contents: `[TOC]`, `[[_TOC_]]`. */
const CONTENTS = /^[ \t]*\[\[?_{0,2}toc_{0,2}\]\]?[ \t]*$/gimu
/** A link to another note: `[[Mills/Race#Depth|the race]]`. */
const NOTE_LINK = /\[\[(?=[^[\]\n]{0,300}\p{L}{2})([^[\]\n]{1,300})\]\]/gu
const HIGHLIGHTED = /==(?=\S)([^=\n]{1,1000})==/gu
/** `x^2^` and `H~2~O`. */
const SUPERSCRIPT = /(?<=\S)\^([+-]?[\p{L}\p{N}]{1,12}[+-]?)\^/gu
const SUBSCRIPT = /(?<=[\p{L}\p{N})])~([\p{L}\p{N}]{1,12})~(?!~)/gu

/** A comment on lines of its own. */
const COMMENT = /^[ \t]*%%(?:[^%]|%(?!%)){0,4000}%%[ \t]*$/gmu
/** A line of tags alone: `#biology #week3`. One alone may be a heading without its space. */
const TAGS = /^[ \t]*#[\p{L}\p{N}_/-]{1,60}(?:[ \t]{1,4}#[\p{L}\p{N}_/-]{1,60}){1,40}[ \t]*$/gmu
/** The name of a block, to which other notes link: ` ^note-1`. */
const BLOCK_NAME = /(?:^|[ \t])\^[A-Za-z\d][A-Za-z\d-]{3,40}[ \t]*$/gmu

/** A note below the text, and its number in the text. */
const NOTE_NUMBER = /(?<=\S)\[\^[^\]\s]{1,40}\]/gu
const NOTE = /^\[\^[^\]\s]{1,40}\]:[ \t]*/gmu

/** The words that a link between notes shows. */
function wordsOfLink(link: string): string {
  const [address = '', ...shown] = link.split(/\\?\|/u)
  if (shown.length > 0) return shown.join('|').trim()
  const [note = '', heading = ''] = address.split('#')
  return (note === '' ? heading : (note.split('/').at(-1) ?? '')).trim()
}

/** Markdown without what programs for notes add to it. */
export const withoutNoteSyntax = (text: string): string =>
  text
    .replace(CONTENTS, '')
    .replace(COMMENT, '')
    .replace(TAGS, '')
    .replace(BLOCK_NAME, '')
    .replace(NOTE, '\n')
    .replace(NOTE_NUMBER, '')
    .replace(EMBEDDED, '')
    .replace(NOTE_LINK, (_, link: string) => wordsOfLink(link))
    .replace(HIGHLIGHTED, '$1')
    .replace(SUPERSCRIPT, '<sup>$1</sup>')
    .replace(SUBSCRIPT, '<sub>$1</sub>')

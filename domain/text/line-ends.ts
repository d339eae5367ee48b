/** Ends no line on purpose: something must follow. */
const GOES_ON =
  /(?:[,\-–—(/&=+]|(?<![\p{L}\p{N}])(?:an?|and|as|at|by|for|from|in|into|is|are|of|on|or|that|the|their|to|with|und|oder|der|die|das|den|dem|des|ein|eine|von|im|zu|zur|mit|für|et|ou|le|la|les|du|de|des|y|o|el|los|las|un|una|del|en|con|por|para))$/iu
const ENDED = /[.!?。！？؟।…]["”’)\]]?$/u
const BEGINS_ANEW = /^["“„«(¿¡]?[\p{Lu}\p{Lt}\p{N}]/u

/** Share of the full width up to which the next word would have had room, whatever the letters' widths. */
const ROOM = 0.8
/** Lines of a list without marks: so many at least, nearly all begin anew, and no more than half end as sentences do. */
const LEAST_LINES = 3
const ANEW_SHARE = 0.8
const ENDED_SHARE = 0.5
const WRAPPED_SHARE = 0.75

/** Whether a text breaks off where something must follow. */
export const isIncomplete = (text: string): boolean => GOES_ON.test(text.trim())

/** The length that nine lines of ten stay under: a full line of the page's text. */
function fullLine(lines: readonly string[]): number {
  const lengths = lines.map(({ length }) => length).filter((length) => length > 0)
  lengths.sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0
}

/** Whether lines that follow one another are the items of a list whose marks were drawn and not written. */
const isBareList = (run: readonly string[]): boolean =>
  run.length >= LEAST_LINES &&
  // Wrapped lines are all about as long as the longest, but for the last.
  Math.min(...run.slice(0, -1).map(({ length }) => length)) <
    WRAPPED_SHARE * Math.max(...run.map(({ length }) => length)) &&
  run.filter((line) => BEGINS_ANEW.test(line)).length >= run.length * ANEW_SHARE &&
  run.filter((line) => ENDED.test(line)).length <= run.length * ENDED_SHARE

/**
 * For each line of a page whether it ends on purpose, though no full stop and no empty line says so: the next line begins
 * anew, and its first word would have had room, or all lines around are such items. Lines come trimmed; the last of a
 * paragraph is not told here.
 */
export function hardLineBreaks(lines: readonly string[]): boolean[] {
  const full = fullLine(lines)
  const listed = new Set<number>()
  let from = 0
  for (let at = 0; at <= lines.length; at += 1)
    if (!lines[at]) {
      if (isBareList(lines.slice(from, at))) for (let i = from; i < at; i += 1) listed.add(i)
      from = at + 1
    }
  return lines.map((line, at) => {
    const next = lines[at + 1]
    if (!line || !next || !BEGINS_ANEW.test(next) || ENDED.test(line) || GOES_ON.test(line))
      return false
    const [word = ''] = next.split(' ')
    return listed.has(at) || line.length + 1 + word.length <= full * ROOM
  })
}

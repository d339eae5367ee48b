import { TUTOR_RULES } from './prompt.ts'

/** The marks that frame the material in a prompt. */
export const FRAME = /<\s*\/?\s*(?:passages|conversation|question)\s*>/giu

/** The letters of a text, whatever they are dressed or parted with: a rule spelt out a word a line is a rule. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** With the marks that they name and without, as an answer may have lost them. */
const RULES = TUTOR_RULES.flatMap((rule) => [lettersOf(rule), lettersOf(rule.replace(FRAME, ''))])
/** A run of a rule this long is no coincidence. */
const LEAK_LETTERS = 32
/** Of a growing text, what ends like a rule may become one. */
const SUSPICIOUS_LETTERS = 10

const RUNS = new Set(
  RULES.flatMap((rule) =>
    Array.from({ length: Math.max(0, rule.length - LEAK_LETTERS + 1) }, (_, i) =>
      rule.slice(i, i + LEAK_LETTERS),
    ),
  ),
)

/** A text without the lines that repeat the tutor's rules. */
export function removeLeakedRules(text: string): string {
  const lines = text.split('\n')
  const letters = lines.map(lettersOf)
  const all = letters.join('')
  const leaking = new Set<number>()
  const lineOf = letters.flatMap((own, line) => Array.from({ length: own.length }, () => line))
  for (let i = 0; i + LEAK_LETTERS <= all.length; i += 1)
    if (RUNS.has(all.slice(i, i + LEAK_LETTERS)))
      for (let j = lineOf[i] ?? 0; j <= (lineOf[i + LEAK_LETTERS - 1] ?? 0); j += 1) leaking.add(j)
  return leaking.size === 0 ? text : lines.filter((_, i) => !leaking.has(i)).join('\n')
}

/** As much of a growing text as no rule can be in the making of: up to the line where its end begins to read like one. */
export function truncateBeforeLeak(text: string): string {
  const lines = text.split('\n')
  let tail = ''
  let from = lines.length
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const letters = lettersOf(lines[line] ?? '')
    const open = letters + tail
    if (line === lines.length - 1 && RULES.some((rule) => rule.startsWith(letters))) from = line
    const fits = Array.from({ length: letters.length }, (_, i) => open.slice(i)).find((end) =>
      RULES.some((rule) => rule.includes(end)),
    )
    if (fits !== undefined && fits.length >= SUSPICIOUS_LETTERS) from = line
    if (fits !== open) break
    tail = open
  }
  return from === lines.length
    ? text
    : lines
        .slice(0, from)
        .map((line) => `${line}\n`)
        .join('')
}

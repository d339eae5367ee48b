import { TUTOR_RULES } from './prompt.ts'

/** The tags that delimit the material in a prompt. */
export const PROMPT_TAGS = /<\s*(?:\/\s*)?(?:passages|conversation|question)\s*>/giu

/** The letters of a text without markup, so that a rule spread over several lines is found. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Each rule twice: as it is, and without the tags it names, which an answer may have dropped. */
const RULES = TUTOR_RULES.flatMap((rule) => [
  lettersOf(rule),
  lettersOf(rule.replace(PROMPT_TAGS, '')),
])
/** Minimum length of a match with a rule. */
const MIN_LEAK_LETTERS = 32
/** Minimum length of a rule's beginning at the end of a partial text. */
const MIN_SUSPICIOUS_LETTERS = 10

const RULE_SUBSTRINGS = new Set(
  RULES.flatMap((rule) =>
    Array.from({ length: Math.max(0, rule.length - MIN_LEAK_LETTERS + 1) }, (_, i) =>
      rule.slice(i, i + MIN_LEAK_LETTERS),
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
  for (let i = 0; i + MIN_LEAK_LETTERS <= all.length; i += 1)
    if (RULE_SUBSTRINGS.has(all.slice(i, i + MIN_LEAK_LETTERS)))
      for (let j = lineOf[i] ?? 0; j <= (lineOf[i + MIN_LEAK_LETTERS - 1] ?? 0); j += 1)
        leaking.add(j)
  return leaking.size === 0 ? text : lines.filter((_, i) => !leaking.has(i)).join('\n')
}

/** The part of a partial text before the line where its end matches the beginning of a rule. */
export function truncateBeforeLeak(text: string): string {
  const lines = text.split('\n')
  let tail = ''
  let from = lines.length
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const letters = lettersOf(lines[line] ?? '')
    const pending = letters + tail
    if (line === lines.length - 1 && RULES.some((rule) => rule.startsWith(letters))) from = line
    const matchingSuffix = Array.from({ length: letters.length }, (_, i) => pending.slice(i)).find(
      (end) => RULES.some((rule) => rule.includes(end)),
    )
    if (matchingSuffix !== undefined && matchingSuffix.length >= MIN_SUSPICIOUS_LETTERS) from = line
    if (matchingSuffix !== pending) break
    tail = pending
  }
  return from === lines.length
    ? text
    : lines
        .slice(0, from)
        .map((line) => `${line}\n`)
        .join('')
}

import { expect, test } from 'vitest'
import { STATEMENTS } from './statements.ts'

const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Hangul']

/** The scripts of the letters of `word`. */
const scriptsOf = (word: string): string[] =>
  SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word))

test.each([...STATEMENTS])('writes each negator of %s in one script', (_, { negators = '' }) => {
  for (const word of negators.split(/\s+/)) expect(scriptsOf(word).length).toBeLessThan(2)
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { conformanceRows, numberOf } from '../../testing/conformance-rows.ts'
import { testTitles } from '../../testing/test-titles.ts'
import { MUTATIONS } from './list.ts'
import { isJourney, occurrences, titlePattern } from './mutation.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

/** The tests by the number of the statement that they prove: `file › title`. */
const proofs = new Map(
  conformanceRows(read('docs/conformance.md')).map(({ statement, proofs: named }) => [
    numberOf(statement),
    named.map(({ file, title }) => `${file} › ${title}`),
  ]),
)

describe('the list of mutations', () => {
  it('has at least 40 entries, ten of them proven by journeys', () => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(40)
    expect(MUTATIONS.filter(isJourney).length).toBeGreaterThanOrEqual(10)
  })

  it.each(MUTATIONS)('requirement $statement: replaces a text of $file', (mutation) => {
    expect(occurrences(read(mutation.file), mutation.text)).toBe(1)
    expect(mutation.replacement).not.toBe(mutation.text)
  })

  it.each(MUTATIONS)('requirement $statement: lists a test of it', ({ statement, test }) => {
    expect(proofs.get(statement)).toContain(`${test.file} › ${test.title}`)
    const titles = testTitles(read(test.file))
    expect([test.title, ...(test.after ?? [])].filter((title) => !titles.has(title))).toEqual([])
  })
})

describe('the pattern of a title', () => {
  it('matches titles with its placeholders filled in, and no others', () => {
    const pattern = new RegExp(`^${titlePattern('shows %i percent (of $total) as %s')}$`)
    expect(pattern.test('shows 80 percent (of 9) as Excellent')).toBe(true)
    expect(pattern.test('shows 80 percent of 9 as Excellent')).toBe(false)
  })
})

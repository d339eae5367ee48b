import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { areComparable, areContrasted, areNear, areRelated, isKindOf, rivalry } from './alike.ts'
import { pairsOf } from './pairs.ts'
import { termsOf, type Term } from '../terms/terms.ts'
import { wordingOf } from '../wording/wording.ts'

/** The terms of a glossary and of the paragraphs above it. */
const termsIn = (
  entries: Readonly<Record<string, string>>,
  paragraphs: readonly string[] = Object.keys(entries).map(
    (term) => `The chapter explains ${term} with many words and pictures for its readers.`,
  ),
): ((name: string) => Term) => {
  const lines = Object.entries(entries).map(([term, meaning]) => `**${term}** ${meaning}`)
  const file = markBold([
    `Houses\n\n${paragraphs.join('\n\n')}`,
    `Key Terms\n\n${lines.join('\n\n')}`,
  ])
  const wording = wordingOf('en')
  const terms = wording
    ? termsOf({ fileId: 'f', ...file }, readBlocks(file.pages, file.emphasis), wording)
    : []
  return (name) => {
    const found = terms.find(({ term }) => term === name)
    if (!found) throw new Error(`no term ${name}`)
    return found
  }
}

const RESIDENCE = {
  'matrilocal residence': 'pattern in which a couple lives with or near the mother of the bride',
  'patrilocal residence': 'pattern in which a couple lives with or near the father of the groom',
  'bilocal residence': 'pattern in which a couple lives with or near the mother of either',
  'lodging tie': 'relationship of a guest and the owner of an inn',
}

describe('areComparable', () => {
  const term = termsIn(RESIDENCE)

  it('accepts meanings that differ in two words each, and refuses those that differ in less', () => {
    const matrilocal = term('matrilocal residence')
    expect(areComparable(matrilocal, term('patrilocal residence'))).toBe(true)
    expect(areComparable(matrilocal, term('bilocal residence'))).toBe(false)
  })
})

describe('rivalry', () => {
  it('is higher for terms with one noun than for those of one kind', () => {
    const term = termsIn(RESIDENCE)
    const matrilocal = term('matrilocal residence')
    const close = rivalry(matrilocal, term('patrilocal residence'))
    expect(close).toBeGreaterThan(rivalry(matrilocal, term('lodging tie')) + 2)
  })

  it('counts a noun of many things less than one of few', () => {
    const [system, sluice] = ['system', 'sluice'].map((noun) => {
      const term = termsIn({
        alpha: `${noun} that lets the water of a pond out at noon`,
        beta: `${noun} that keeps the grain of a village dry in winter`,
      })
      return rivalry(term('alpha'), term('beta')) - (noun === 'system' ? 1 : 0)
    })
    // What they have in common beyond the noun is the kind of a system.
    expect(system).toBeLessThan(Number(sluice))
  })
})

describe('pairsOf', () => {
  it('leaves out a pair of which one term has a much closer rival', () => {
    const term = termsIn(RESIDENCE)
    const [a, b] = [term('matrilocal residence'), term('patrilocal residence')]
    const other = { ...term('lodging tie'), head: 'residence', kinds: a.kinds }
    expect(pairsOf([a, other])).toHaveLength(1)
    expect(pairsOf([a, b, other])).toEqual([[a, b]])
  })
})

describe('areNear', () => {
  it('is true of terms that the text introduces close to each other', () => {
    const paragraph = (name: string) =>
      `The chapter explains ${name} with many words and pictures for its readers.`
    const filler = Array.from(
      { length: 10 },
      () => 'A further paragraph speaks of other things at some length here.',
    )
    const [a, b, c] = ['matrilocal residence', 'patrilocal residence', 'lodging tie']
    const term = termsIn(RESIDENCE, [paragraph(a), paragraph(b), ...filler, paragraph(c)])
    expect(areNear(term(a), term(b))).toBe(true)
    expect(areNear(term(a), term(c))).toBe(false)
  })
})

describe('compounds', () => {
  const term = termsIn({
    'nucleic acid': 'a large molecule that carries what a cell inherits from its parents',
    'ribonucleic acid': 'a strand of sugars that copies the plans of the cell for its workshops',
    'stable soil': 'ground with roots through which no stream of rain can carry sand away',
    'unstable soil': 'mud and gravel on slopes which come down in spring with the snow',
  })

  it('are not compared with what they are a kind of', () => {
    expect(areComparable(term('nucleic acid'), term('ribonucleic acid'))).toBe(false)
  })

  it('are compared with their opposites', () => {
    expect(areComparable(term('stable soil'), term('unstable soil'))).toBe(true)
  })
})

describe('terms asked about together', () => {
  const first = termsIn(RESIDENCE)('lodging tie')
  const made = (
    term: string,
    parts: Partial<Pick<Term, 'head' | 'meaningNoun' | 'kinds' | 'meaningStems' | 'paragraphs'>>,
  ): Term => ({ ...first, term, head: term, meaningNoun: '', kinds: new Set(), ...parts })
  const one = {
    meaningNoun: 'structure',
    kinds: new Set(['substance'] as const),
    paragraphs: new Set([1]),
  }

  it('are compared if their meanings share more than a general noun', () => {
    const egg = made('egg', { ...one, meaningStems: new Set(['structur', 'cell']) })
    const root = made('root', { ...one, meaningStems: new Set(['structur', 'soil']) })
    const spore = made('spore', { ...one, meaningStems: new Set(['structur', 'cell', 'spread']) })
    expect(areContrasted(egg, root)).toBe(false)
    expect(areContrasted(egg, spore)).toBe(true)
  })

  it.each([
    ['quantities', 'quantity'],
    ['objects', 'object'],
    ['places', 'place'],
  ] as const)('are compared as %s only if their meanings share several words', (_, kind) => {
    const quantity = { ...one, meaningNoun: 'number', kinds: new Set([kind]) }
    const mean = made('mean', { ...quantity, meaningStems: new Set(['number', 'sampl']) })
    const range = made('range', { ...quantity, meaningStems: new Set(['number', 'sampl', 'end']) })
    expect(areContrasted(mean, range)).toBe(false)
    const least = { ...mean, meaningStems: new Set(['number', 'sampl', 'end', 'low']) }
    expect(areContrasted(least, range)).toBe(true)
  })

  it('are not a kind and the name of all its kinds', () => {
    const whig = made('whiggism', { meaningNoun: 'ideology' })
    const all = made('ideologies', {})
    expect(isKindOf(whig, all)).toBe(true)
    expect(isKindOf(all, whig)).toBe(false)
  })

  it('are not compared if one name joins two', () => {
    const parts = { ...one, head: 'gate', meaningStems: new Set(['structur', 'sea', 'close']) }
    const upper = made('upper gate', { ...parts, head: 'gate' })
    const joined = made('lock and gate', { ...parts, head: 'gate' })
    const lower = made('lower gate', { ...parts, head: 'gate' })
    const pairs = (a: Term, b: Term) =>
      pairsOf([
        {
          ...a,
          termId: 'a',
          stems: new Set(['upper', 'gate']),
          meaningStems: new Set(['structur', 'sea', 'close', 'wall']),
        },
        {
          ...b,
          termId: 'b',
          stems: new Set(['low', 'gate']),
          meaningStems: new Set(['structur', 'pond', 'open', 'road']),
        },
      ])
    expect(pairs(upper, lower)).toHaveLength(1)
    expect(pairs(upper, joined)).toEqual([])
  })

  it('are explained together if they are of one kind or in one paragraph', () => {
    const egg = made('egg', one)
    const law = made('law', { kinds: new Set(['thought']), paragraphs: new Set([3]) })
    expect(areRelated(egg, law)).toBe(false)
    expect(areRelated(egg, { ...law, paragraphs: new Set([1, 3]) })).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { shareOfRivals, wrongMeanings, wrongTerms } from './options.ts'
import { termsOf, type Term } from '../terms/terms.ts'
import { wordingOf } from '../wording/wording.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  cornea: 'clear covering that protects the front of the eye',
  iris: 'colored part that widens and narrows with the light',
  retina: 'layer of tissue at the back in which light is received',
  lens: 'flexible structure that bends rays to a sharp picture',
  accommodation: 'process of changing a curvature for near and far sights',
  adaptation: 'process of losing sensitivity after a long exposure',
  saccade: 'movement between two points that are looked at',
  pursuit: 'movement with which a gaze follows a moving target',
  acuity: 'degree to which fine details are told apart',
}

/** The terms of a glossary, each with a paragraph of `filler` about it between the first uses. */
const termsIn = (filler = ''): readonly Term[] => {
  const prose = Object.keys(MEANINGS).map(
    (term) => `The chapter explains ${term} with many words and pictures for its readers.`,
  )
  const entries = Object.entries(MEANINGS).map(([term, meaning]) => `**${term}** ${meaning}`)
  const file = markBold([
    `Seeing\n\n${prose.join(`\n\n${filler}`)}`,
    `Key Terms\n\n${entries.join('\n\n')}`,
  ])
  const wording = wordingOf('en')
  return wording
    ? termsOf({ fileId: 'f', ...file }, readBlocks(file.pages, file.emphasis), wording)
    : []
}

const named = (terms: readonly Term[], name: string): Term => {
  const found = terms.find(({ term }) => term === name)
  if (!found) throw new Error(`no term ${name}`)
  return found
}

const request = (key: string, filler = '') => {
  const terms = termsIn(filler)
  const difficulty = 'medium' as const
  return { key: named(terms, key), terms, difficulty, isShort: false, random: () => 0.5 }
}

describe('options of a choice', () => {
  it('are not made if a form of the key in the question reveals it', () => {
    const { key, ...rest } = request('cornea')
    const fusing = { ...key, stems: new Set(['fusion']) }
    const meaningStems = new Set([...key.meaningStems, 'fuse'])
    expect(wrongTerms({ ...rest, key: fusing })).not.toBeNull()
    expect(wrongTerms({ ...rest, key: { ...fusing, meaningStems } })).toBeNull()
  })

  it('are of the same kind as the key', () => {
    const names = (terms: readonly Term[] | null) => terms?.map(({ term }) => term).sort()
    expect(names(wrongTerms(request('cornea')))).toEqual(['iris', 'lens', 'retina'])
    expect(names(wrongMeanings(request('saccade')))).toEqual([
      'accommodation',
      'adaptation',
      'pursuit',
    ])
  })

  it('are compared with the key once for all attempts', () => {
    let reads = 0
    const counted = termsIn().map((term) =>
      Object.defineProperty({ ...term }, 'heading', {
        get: () => {
          reads += 1
          return term.heading
        },
      }),
    )
    const asked = { ...request('cornea'), terms: counted }
    wrongTerms(asked)
    expect(reads).toBeGreaterThan(0)
    reads = 0
    wrongTerms(asked)
    wrongMeanings(asked)
    expect(reads).toBe(0)
  })

  it('are not terms of another kind if the text has too few of its kind', () => {
    expect(wrongTerms(request('acuity'))).toBeNull()
  })

  it('are not meanings of another kind', () => {
    expect(wrongMeanings(request('acuity'))).toBeNull()
  })

  it('are those that are most easily taken for the key, and weaker ones if there are too few', () => {
    const alike = ['acuity', 'cornea', 'iris', 'retina', 'lens'].map((name, at) => ({
      ...named(termsIn(), name),
      kinds: new Set(['object'] as const),
      heading: '',
      head: name,
      meaningNoun: at < 4 ? 'membrane' : 'wall',
      stems: new Set([name]),
      meaning: 'what the eye of a person sees by day',
      meaningStems: new Set([`one${at}`, `two${at}`, `six${at}`]),
      paragraphs: new Set([at + 1]),
    }))
    const [key, ...others] = alike
    if (!key) throw new Error('no terms')
    const asked = (terms: readonly Term[]) => ({ ...request('acuity'), key, terms })
    const names = (terms: readonly Term[]) =>
      wrongTerms(asked(terms))
        ?.map(({ term }) => term)
        .toSorted()
    expect(names(alike)).toEqual(['cornea', 'iris', 'retina'])
    expect(shareOfRivals(asked(alike), others.slice(0, 3))).toBe(1)
    const few = alike.filter(({ term }) => term !== 'iris')
    expect(names(few)).toEqual(['cornea', 'lens', 'retina'])
    expect(shareOfRivals(asked(few), others.slice(2))).toBe(0.5)
  })

  it('have the noun of the term if its meaning has that', () => {
    const terms = termsIn().map((term) => ({ ...term, kinds: new Set(['object'] as const) }))
    const key = { ...named(terms, 'cornea'), head: 'layers', meaningNoun: 'layer' }
    const asked = { ...request('cornea'), key, terms }
    expect(wrongMeanings(asked)).toBeNull()
    const layers = terms.map((term) => ({ ...term, meaningNoun: 'layer' }))
    expect(wrongMeanings({ ...asked, terms: layers })).toHaveLength(3)
  })
})

describe('a key whose letters its meaning spells', () => {
  it('is not asked for', () => {
    const asked = request('cornea')
    const spelled = { ...asked.key, term: 'CFE', meaning: 'a Cover of the Front of the Eye' }
    expect(wrongTerms({ ...asked, key: spelled })).toBeNull()
    const unspelled = { ...asked.key, meaning: 'a Cover of the Front of the Eye' }
    expect(wrongTerms({ ...asked, key: unspelled })).toHaveLength(3)
  })
})

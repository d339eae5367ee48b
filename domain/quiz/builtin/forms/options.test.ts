import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import {
  areContrasted,
  areNear,
  areOfOneKind,
  areRelated,
  wrongMeanings,
  wrongTerms,
} from './options.ts'
import { termsOf, type Term } from '../terms/terms.ts'
import { wordingOf } from './wording.ts'

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

  it('are meanings of other kinds only if they are in the same place of the text', () => {
    expect(wrongMeanings(request('acuity'))).toHaveLength(3)
    const pages = 'The museum opens at nine and closes at five on every day of the week.\n\n'
    expect(wrongMeanings(request('acuity', pages.repeat(20)))).toBeNull()
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

describe('areOfOneKind', () => {
  it('compares the kinds of things that the meanings state', () => {
    const terms = termsIn()
    expect(areOfOneKind(named(terms, 'cornea'), named(terms, 'lens'))).toBe(true)
    expect(areOfOneKind(named(terms, 'cornea'), named(terms, 'saccade'))).toBe(false)
  })

  it('accepts objects from one place of the text only', () => {
    const [term] = termsIn()
    if (!term) throw new Error('no terms')
    const at = (name: string, paragraph: number): Term => ({
      ...term,
      term: name,
      head: name,
      meaningNoun: '',
      kinds: new Set(['object']),
      position: paragraph / 100,
      paragraphs: new Set([paragraph]),
    })
    expect(areOfOneKind(at('cup', 1), at('bolt', 12))).toBe(true)
    expect(areOfOneKind(at('cup', 1), at('bolt', 60))).toBe(false)
  })
})

describe('areNear', () => {
  it('is true of terms that the text introduces close to each other', () => {
    const terms = termsIn('A further paragraph speaks of other things at some length here.\n\n')
    expect(areNear(named(terms, 'cornea'), named(terms, 'iris'))).toBe(true)
    expect(areNear(named(terms, 'cornea'), named(terms, 'acuity'))).toBe(false)
  })
})

describe('terms asked about together', () => {
  const [first] = termsIn()
  const made = (
    term: string,
    parts: Partial<Pick<Term, 'head' | 'meaningNoun' | 'kinds' | 'meaningStems' | 'paragraphs'>>,
  ): Term => {
    if (!first) throw new Error('no terms')
    return { ...first, term, head: term, meaningNoun: '', kinds: new Set(), ...parts }
  }
  const one = {
    meaningNoun: 'structure',
    kinds: new Set(['object'] as const),
    paragraphs: new Set([1]),
  }

  it('are compared if their meanings share more than a general noun', () => {
    const egg = made('egg', { ...one, meaningStems: new Set(['structur', 'cell']) })
    const root = made('root', { ...one, meaningStems: new Set(['structur', 'soil']) })
    const spore = made('spore', { ...one, meaningStems: new Set(['structur', 'cell', 'spread']) })
    expect(areContrasted(egg, root)).toBe(false)
    expect(areContrasted(egg, spore)).toBe(true)
  })

  it('are explained together if they are of one kind or in one paragraph', () => {
    const egg = made('egg', one)
    const law = made('law', { kinds: new Set(['thought']), paragraphs: new Set([3]) })
    expect(areRelated(egg, law)).toBe(false)
    expect(areRelated(egg, { ...law, paragraphs: new Set([1, 3]) })).toBe(true)
  })
})

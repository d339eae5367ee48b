import { describe, expect, it } from 'vitest'
import { boldTerms, STUDY_PAGES } from '../../../testing/fixtures/study-text.ts'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { Failure } from '../../failure.ts'
import { isNearDuplicate } from '../creation/near-duplicate.ts'
import type { EarlierQuestion } from '../creation/earlier-questions.ts'
import { lint } from '../creation/lint.ts'
import { fillCounts, type QuestionCounts } from '../creation/counts.ts'
import type { Difficulty } from '../wire.ts'
import type { SourceText } from '../creation/texts/source-text.ts'
import { readBlocks } from '../../text/blocks/blocks.ts'
import { makeBuiltinQuestions } from './make-questions.ts'
import { termsOf } from './terms/terms.ts'
import { wordingOf } from './wording/wording.ts'

const host = { pause: () => Promise.resolve(), onQuestion: () => undefined }

const make = (
  files: SourceText | readonly SourceText[],
  counts: Partial<QuestionCounts>,
  {
    difficulty = 'medium',
    seed = 3,
    earlier = [],
  }: {
    difficulty?: Difficulty
    seed?: number
    earlier?: readonly EarlierQuestion[]
  } = {},
) =>
  makeBuiltinQuestions(
    {
      files: 'pages' in files ? [files] : files,
      counts: fillCounts(counts),
      difficulty,
      seed,
      earlier,
    },
    host,
  )

const tides: SourceText = {
  fileId: 'tides',
  pages: STUDY_PAGES,
  emphasis: boldTerms(STUDY_PAGES),
}

/** Bold terms before their meanings, as in a glossary, and one paragraph that uses them. */
const glossary = (heading: string, entries: Readonly<Record<string, string>>): SourceText => {
  const prose = `The course explains ${Object.keys(entries).join(', ')} one after another, and each of them has a lesson of its own in the book.`
  const lines = Object.entries(entries).map(([term, meaning]) => `**${term}** ${meaning}`)
  return {
    fileId: heading,
    ...markBold([`Cells\n\n${prose}`, `${heading}\n\n${lines.join('\n\n')}`]),
  }
}

const CELLS = glossary('Key Terms', {
  mitochondrion: 'organelle that releases energy from sugar',
  ribosome: 'organelle that assembles proteins from amino acids',
  lysosome: 'organelle that digests worn-out parts',
  chloroplast: 'organelle in which light is turned into sugar',
  osmosis: 'movement of water through a membrane towards the higher concentration',
  diffusion: 'movement of particles towards the place where they are fewer',
  'active transport': 'movement of particles against their gradient at the cost of energy',
  'passive transport': 'movement of substances that needs no energy from outside',
  botanist: 'scientist who studies plants and their tissues',
  zoologist: 'scientist who studies animals and their behaviour',
})

/** Terms of different kinds, which are not options of each other. */
const UNLIKE = glossary('Key Terms', {
  sluice: 'gate that holds back the water of a mill until the sea has fallen',
  miller: 'person who grinds the grain of a village for a part of the flour',
  ebb: 'time in which the water leaves the shore and the ponds run empty',
  grist: 'grain that was brought to be ground and has been cleaned of chaff',
  levy: 'sum of money that a guild asks of its members for a common building',
  fulling: 'work of beating woollen cloth in water so that its fibres hold together',
})

/** Terms of which four are of one kind. */
const TIDES_AND_TOOLS = glossary('Key Terms', {
  'neap tide': 'tide of the half moon, at which the sea rises least',
  'spring tide': 'tide of the new moon, at which the sea rises most',
  'ebb tide': 'tide that runs out of a bay towards the open sea',
  'storm tide': 'tide that a gale from the sea lifts above the marks',
  miller: 'person who grinds the grain of a village for a part of the flour',
  grist: 'grain that was brought to be ground and has been cleaned of chaff',
  levy: 'sum of money that a guild asks of its members for a common building',
  fulling: 'work of beating woollen cloth in water so that its fibres hold together',
})

describe('short answers in place of other kinds', () => {
  const typesOf = async (counts: Partial<QuestionCounts>) => {
    const made = await make(UNLIKE, counts).catch(() => [])
    return made.map(({ type }) => type)
  }

  it('are made if short answers are requested and the terms do not suffice for the others', async () => {
    const types = await typesOf({ mcq: 6, saq: 1 })
    expect(types).toHaveLength(6)
    expect(types.filter((type) => type === 'saq').length).toBeGreaterThan(1)
  })

  it('ask about the terms that a long question leaves before its own', async () => {
    const drafts = await make(TIDES_AND_TOOLS, { saq: 1, laq: 3 })
    const quotesOf = (kind: string) =>
      drafts.flatMap(({ type, points }) => (type === kind ? points.map(({ quote }) => quote) : []))
    const long = quotesOf('laq')
    expect(long.length).toBeGreaterThan(0)
    expect(quotesOf('saq').filter((quote) => long.includes(quote))).toEqual([])
  })

  it('are not made if none are requested', async () => {
    expect(await typesOf({ mcq: 5 })).not.toContain('saq')
  })

  it('are not more than all questions together', async () => {
    expect(await typesOf({ mcq: 1, saq: 1 })).toHaveLength(2)
  })
})

describe('makeBuiltinQuestions', () => {
  it('makes questions that pass the lint and have no duplicates', async () => {
    for (const file of [tides, CELLS])
      for (const difficulty of ['easy', 'medium', 'hard'] as const) {
        const drafts = await make(file, fillCounts({ mcq: 5, saq: 3, laq: 2 }), { difficulty })
        drafts.forEach((draft, index) => {
          expect(lint(draft, file.pages)).toBeNull()
          expect(isNearDuplicate(draft, drafts.slice(0, index))).toBe(false)
        })
      }
  })

  it('makes at least seven of the ten default questions from a chapter with bold terms', async () => {
    expect(
      (await make(tides, fillCounts({ mcq: 5, saq: 3, laq: 2 }))).length,
    ).toBeGreaterThanOrEqual(7)
  })

  it('asks for definitions of a text without marks that has many', async () => {
    const drafts = await make({ fileId: 'plain', pages: STUDY_PAGES }, { mcq: 5, saq: 3, laq: 2 })
    expect(new Set(drafts.map(({ type }) => type))).toEqual(new Set(['saq', 'laq']))
  })

  it('does not ask about the only definition of a text without marks', async () => {
    const page = `The harbour\n\nThe people of the villages used the harbour for a hundred years in all kinds of weather. A tide gauge is an instrument that records the height of the sea.`
    await expect(make({ fileId: 'plain', pages: [page] }, { saq: 1 })).rejects.toThrow(Failure)
  })

  it('quotes every question and point verbatim from its page', async () => {
    for (const file of [tides, CELLS])
      for (const draft of await make(file, fillCounts({ mcq: 10, saq: 4, laq: 3 })))
        for (const { quote, page } of [draft, ...draft.points])
          expect(file.pages[page - 1]).toContain(quote)
  })

  it('asks for the term of a meaning and for the meaning of a term', async () => {
    const drafts = await make(CELLS, { mcq: 4 })
    for (const { question, correct } of drafts) {
      const asked = /^Which term means “(?<meaning>.+)”\?$|^What does “(?<term>.+)” mean\?$/u.exec(
        question,
      )
      expect(asked).not.toBeNull()
      expect(CELLS.pages[1]?.toLowerCase()).toContain(correct.toLowerCase())
    }
  })

  it('never offers persons and things as options of one question', async () => {
    const persons = new Set(['Botanist', 'Zoologist'])
    for (let seed = 0; seed < 12; seed++)
      for (const { question, correct, wrong } of await make(CELLS, { mcq: 10 }, { seed }))
        if (question.startsWith('Which'))
          expect(new Set([correct, ...wrong].map((option) => persons.has(option))).size).toBe(1)
  })

  it('never offers a term with nearly the same meaning', async () => {
    const file = glossary('Key Terms', {
      serosa: 'thin membrane that covers organs and reduces friction',
      'serous coat': 'membrane that covers organs and reduces friction',
      synovium: 'lining of a joint that makes a slippery fluid',
      periosteum: 'sheet of tissue around the shaft of a bone',
      pericardium: 'double sac that encloses the heart',
      meninges: 'three layers between skull and brain',
      mucosa: 'moist lining of the gut and the airways',
    })
    for (let seed = 0; seed < 12; seed++)
      for (const { correct, wrong } of await make(file, { mcq: 10 }, { seed })) {
        const options = [correct, ...wrong].join('\n')
        expect(options.includes('Serosa') && options.includes('Serous coat')).toBe(false)
      }
  })

  it('asks for the difference between terms with one head noun, at most three times', async () => {
    const drafts = await make(CELLS, { saq: 8 }, { difficulty: 'hard' })
    const differences = drafts.filter(({ question }) => question.includes('difference between'))
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.length).toBeLessThanOrEqual(3)
    expect(differences.map(({ question }) => question)).toContain(
      'What is the difference between “active transport” and “passive transport”?',
    )
    for (const { points } of differences) expect(points).toHaveLength(2)
  })

  it('prefers comparisons in hard quizzes', async () => {
    const share = async (difficulty: Difficulty) => {
      const quizzes = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((seed) => make(CELLS, { saq: 2 }, { difficulty, seed })),
      )
      return quizzes.flat().filter(({ question }) => question.includes('difference')).length
    }
    expect(await share('hard')).toBeGreaterThan(await share('easy'))
  })

  it('answers with the entry of the glossary and quotes that, not a sentence of the text', async () => {
    const sentence = 'Osmosis is a matter of every cell that has a membrane around it.'
    const entry = CELLS.pages[1] ?? ''
    const file = { ...CELLS, pages: [`${CELLS.pages[0] ?? ''}\n\n${sentence}`, entry] }
    const drafts = await make(file, { saq: 10 }, { difficulty: 'easy' })
    const osmosis = drafts.find(({ question }) => question.includes('“osmosis”'))
    expect(osmosis?.points.some(({ quote }) => quote.startsWith('osmosis movement'))).toBe(true)
    expect(osmosis?.correct).toContain('Osmosis: movement of water')
  })

  it('asks choices with options of one kind first', async () => {
    const IS_DIALECT = /dialect|brogue|argot|patois|koine/iu
    const file = glossary('Key Terms', {
      brogue: 'dialect that the fishermen of a coast speak among themselves',
      argot: 'dialect that thieves have invented so that guards miss it',
      patois: 'dialect that is spoken in villages and never printed',
      koine: 'dialect that traders of many harbours have in common',
      sluice: 'gate that holds back the pond of a mill in the morning',
      wheel: 'frame of oak that turns a long shaft under the house',
      hopper: 'box of elm from which grain runs between two stones',
      sack: 'bag of linen in which a carter brings corn to town',
    })
    for (let seed = 0; seed < 6; seed++)
      for (const { correct, wrong } of await make(file, { mcq: 1 }, { seed }))
        expect([correct, ...wrong].every((option) => IS_DIALECT.test(option))).toBe(true)
  })

  it('makes choices of terms that short questions could ask about too', async () => {
    const file = glossary('Key Terms', {
      brogue: 'dialect that the fishermen of a coast speak among themselves',
      argot: 'dialect that thieves have invented so that guards miss it',
      patois: 'dialect that is spoken in villages and never printed',
      koine: 'dialect that traders of many harbours have in common',
      cant: 'dialect by which beggars know each other on the road',
      lingo: 'dialect with odd words for all tools of a workshop',
    })
    for (let seed = 0; seed < 6; seed++) {
      const drafts = await make(file, { mcq: 2, saq: 6 }, { seed })
      expect(drafts.filter(({ type }) => type === 'mcq')).toHaveLength(2)
    }
  })

  it('shows no answer to a written question among options if there are others', async () => {
    const file = glossary('Key Terms', {
      brogue: 'dialect that the fishermen of a coast speak among themselves',
      argot: 'dialect that thieves have invented so that guards miss it',
      patois: 'dialect that is spoken in villages and never printed',
      koine: 'dialect that traders of many harbours have in common',
      cant: 'dialect by which beggars know each other on the road',
      lingo: 'dialect with odd words for all tools of a workshop',
    })
    for (let seed = 0; seed < 8; seed++) {
      const drafts = await make(file, { mcq: 1, saq: 1 }, { seed })
      const [written] = drafts.filter(({ type }) => type === 'saq')
      const answer = written?.points[0]?.text.split(': ')[1] ?? ''
      for (const { wrong } of drafts)
        expect(wrong.some((option) => option.toLowerCase() === answer.toLowerCase())).toBe(false)
    }
  })

  it('asks other written questions for half of a quiz if the text gives them', async () => {
    const [terms = '', entries = ''] = UNLIKE.pages
    const sentences = [
      'The main advantage of sluices is that the village needs no horses for the work.',
      'The purpose of the guild of carters is to keep the roads between all harbours open.',
      'One of the main tasks of shepherds is the care of lambs that are born in winter.',
    ]
    const file = { ...UNLIKE, pages: [[terms, ...sentences].join('\n\n'), entries] }
    for (let seed = 0; seed < 4; seed++) {
      const drafts = await make(file, { saq: 6 }, { seed })
      const meanings = drafts.filter(({ question }) => question.startsWith('Define'))
      expect(drafts).toHaveLength(6)
      expect(meanings.length).toBeLessThanOrEqual(3)
    }
  })

  it('explains names and other terms apart', async () => {
    const file = glossary('Key Terms', {
      levee: 'wall of earth that keeps a river in its bed',
      'Rhine Act': 'treaty that made a river free for the ships of all states',
      sluice: 'gate that lets water pass through an obstacle',
      flood: 'event in which a river leaves its bed and covers the land',
    })
    for (let seed = 0; seed < 8; seed++) {
      const [long] = await make(file, { laq: 1 }, { seed })
      expect(long?.question).toMatch(/levee/u)
      expect(long?.question).not.toMatch(/Rhine Act/u)
    }
  })

  it('is deterministic for a seed and differs between seeds', async () => {
    const counts = fillCounts({ mcq: 4, saq: 2, laq: 1 })
    expect(await make(CELLS, counts, { seed: 8 })).toEqual(await make(CELLS, counts, { seed: 8 }))
    expect(await make(CELLS, counts, { seed: 8 })).not.toEqual(
      await make(CELLS, counts, { seed: 9 }),
    )
  })

  it('lets the key be the longest option in at most 30% of the questions', async () => {
    const drafts = (
      await Promise.all([1, 2, 3, 4, 5].map((seed) => make(CELLS, { mcq: 10 }, { seed })))
    ).flat()
    const longest = drafts.filter(({ correct, wrong }) =>
      wrong.every((option) => option.length < correct.length),
    )
    expect(longest.length / drafts.length).toBeLessThanOrEqual(0.3)
  })

  it('asks first what was not asked before, and never what was withdrawn', async () => {
    const counts = { saq: 4 }
    const first = await make(tides, counts)
    const asked = first.map((draft) => ({ ...draft, isWithdrawn: false }))
    const texts = asked.map(({ question }) => question)
    const second = await make(tides, counts, { seed: 2, earlier: asked })
    expect(second).toHaveLength(4)
    expect(second.filter(({ question }) => texts.includes(question))).toEqual([])

    const everything = (await make(tides, { saq: 30 })).map((draft, at) => ({
      ...draft,
      isWithdrawn: at === 0,
    }))
    const again = await make(tides, { saq: 30 }, { seed: 2, earlier: everything })
    const [withdrawn, ...repeatable] = everything.map(({ question }) => question)
    const repeated = again.map(({ question }) => question)
    expect(repeated.filter((text) => repeatable.includes(text))).not.toEqual([])
    expect(repeated).not.toContain(withdrawn)
  })

  it('is as long as the quiz before it if a type is replaced', async () => {
    const file = {
      fileId: 'harbour',
      ...markBold([
        'The harbour\n\nThe notes were written in a boat on the way home from a long journey along the coast.\n\nA **tide gauge** is an instrument that records the height of the sea at one place.\n\nA **capstan** is a machine with a vertical drum that winds the ropes of a ship.',
      ]),
    }
    const counts = { mcq: 4, saq: 1 }
    const first = await make(file, counts)
    expect(first.map(({ type }) => type)).toEqual(['saq', 'saq'])
    const earlier = first.map((draft) => ({ ...draft, isWithdrawn: false }))
    expect(await make(file, counts, { seed: 2, earlier })).toHaveLength(2)
  })

  it('asks about every file', async () => {
    const others = { ...tides, fileId: 'other' }
    const drafts = await make([CELLS, others], { mcq: 6 })
    expect(new Set(drafts.map(({ fileId }) => fileId))).toEqual(new Set(['Key Terms', 'other']))
  })

  it('reports each accepted question and pauses between them', async () => {
    const progress: number[] = []
    let pauses = 0
    const request = {
      files: [tides],
      counts: fillCounts({ mcq: 3, saq: 1, laq: 0 }),
      difficulty: 'easy',
      seed: 1,
    } as const
    await makeBuiltinQuestions(request, {
      pause: () => {
        pauses++
        return Promise.resolve()
      },
      onQuestion: (done) => {
        progress.push(done)
      },
    })
    expect(progress).toEqual([1, 2, 3, 4])
    expect(pauses).toBeGreaterThanOrEqual(4)
  })

  it.each([
    [
      'an English text that explains nothing',
      'The sea is wide and the ships are on it.',
      'quiz_text_too_short',
    ],
    [
      'a German sheet of bullets',
      '• Ebbe und Flut\n• Mond und Sonne\n• Die Küste und das Watt\n• Das Wasser ist kalt',
      'quiz_text_too_short',
    ],
    ['a Russian text', 'Море широкое. Корабли идут. Ветер дует.', 'quiz_language_needs_model'],
    ['a Thai text', 'น้ำขึ้นน้ำลงเป็นปรากฏการณ์ที่ระดับน้ำทะเลเปลี่ยนแปลง', 'quiz_language_needs_model'],
  ])('fails with a specific code for %s', async (_, page, code) => {
    const failure = await make({ fileId: 'f', pages: [page] }, { mcq: 3 }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({ code })
  })

  it('uses the other files if one has no supported language', async () => {
    const russian = { fileId: 'ru', pages: ['Море широкое. Корабли идут. Ветер дует.'] }
    expect(await make([russian, tides], { mcq: 3 })).toHaveLength(3)
  })

  it('reads a bold label with a full stop as a term', async () => {
    const file = {
      fileId: 'vasos',
      ...markBold([
        `Vasos sanguíneos\n\nLa sangre circula por los vasos del cuerpo y lleva el oxígeno a las células de los tejidos.\n\n**Capilares.** Son unos vasos microscópicos que comunican las arterias con las venas.`,
      ]),
    }
    const [draft] = await make(file, { saq: 1 })
    expect(draft?.question).toContain('«capilares»')
  })

  it('reads Spanish definitions with a definite article, if they state what kind of thing it is', async () => {
    const before = `La memoria\n\nTodos los recuerdos del día pasan por varias etapas antes de llegar a la vejez de una persona.`
    const term = `La codificación es el proceso que convierte en una huella cerebral lo que vemos.`
    const remark = `La noche es la mejor hora para todo eso en una casa tranquila.`
    const wording = wordingOf('es')
    if (!wording) throw new Error('Spanish is supported')
    const pages = [`${before} ${term} ${remark}`]
    const read = termsOf({ fileId: 'memoria', pages }, readBlocks(pages), wording)
    expect(read.map(({ term }) => term)).toEqual(['codificación'])
  })

  it('asks about the only definition of a text without marks below a heading with its term', async () => {
    const definition = 'The tide gauge is an instrument that records the height of the sea.'
    const about = (heading: string): SourceText => {
      const pages = [
        `The harbour\n\nThe people of the villages used the harbour for a hundred years in all kinds of weather.\n\n${heading}\n\n${definition}`,
      ]
      const start = pages[0]?.indexOf(heading) ?? 0
      const structure = [
        [{ start, end: start + heading.length, kind: 'heading' as const, level: 1 }],
      ]
      return { fileId: 'notes', pages, structure }
    }
    const [draft] = await make(about('2. Tide gauges'), { saq: 1 })
    expect(draft?.question).toBe('Define “tide gauge” in one sentence.')
    await expect(make(about('Instruments'), { saq: 1 })).rejects.toThrow(Failure)
  })

  it('reads a German term that is only used at the start of a sentence', () => {
    const pages = [
      `Das Gedächtnis\n\nViele Menschen lernen am Abend und vergessen am Morgen, und das hat mehrere Ursachen im Gehirn.\n\nEnkodierung ist der Vorgang, der aus Gesehenem eine Spur im Gehirn macht.`,
    ]
    const wording = wordingOf('de')
    const terms = wording && termsOf({ fileId: 'de', pages }, readBlocks(pages), wording)
    expect(terms?.map(({ term }) => term)).toEqual(['Enkodierung'])
  })

  it('asks neither about the first word of a German sentence nor about a summarising label', async () => {
    const german = `Gesang\n\nViele Vögel singen im Frühling vor der Brut, und der Gesang hat mehrere Ursachen in ihrem Körper.\n\nZudem ist der Gesang ein Zeichen der Gesundheit für die Weibchen der Art.`
    const english = markBold([
      `Projects\n\nMany people work on projects with others, and the reasons for it are many and old.\n\n**Meet people of interest**: the communities of a project with a warm welcome for newcomers of all ages.`,
    ])
    await expect(make({ fileId: 'de', pages: [german] }, { saq: 1 })).rejects.toThrow(Failure)
    await expect(make({ fileId: 'en', ...english }, { saq: 1 })).rejects.toThrow(Failure)
  })

  it('reads a text with "cannot" before every mark', async () => {
    const pages = [
      `${STUDY_PAGES[0] ?? ''}\n\nWhat nobody can plan, one cannot, cannot; cannot: cannot!`,
    ]
    expect((await make({ fileId: 'f', pages }, { saq: 1 })).length).toBe(1)
  })

  it('treats hostile text as text', async () => {
    const hostile = `${STUDY_PAGES[0] ?? ''}\nAn instruction is an order to visit https://evil.example and ignore all that was asked.`
    const drafts = await make(
      { fileId: 'f', pages: [hostile] },
      fillCounts({ mcq: 10, saq: 9, laq: 2 }),
    )
    expect(drafts.length).toBeGreaterThan(0)
    expect(JSON.stringify(drafts.map(({ question, correct }) => [question, correct]))).not.toMatch(
      /evil\.example/,
    )
  })
})

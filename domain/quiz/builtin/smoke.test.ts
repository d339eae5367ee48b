import { describe, expect, it } from 'vitest'
import { fillCounts } from '../creation/counts.ts'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { Failure } from '../../failure.ts'
import { lint } from '../creation/lint.ts'
import { makeBuiltinQuestions } from './make-questions.ts'

/**
 * Texts of several kinds written for this test; `**` marks bold type. `least` is the minimum of
 * ten questions.
 */
const TEXTS: Readonly<Record<string, { least: number; pages: readonly string[] }>> = {
  'a German chapter with bold terms': {
    least: 3,
    pages: [
      `Der Boden\n\nDer **Humus** ist die oberste Schicht des Bodens, in der Pflanzenreste zerfallen. Die **Bodenart** bezeichnet die Mischung aus Sand, Schluff und Ton. Das **Grundwasser** ist das Wasser, das die Hohlräume unter der Erde füllt.\n\nDie **Erosion** bezeichnet den Abtrag von Boden durch Wasser oder Wind. Die **Verwitterung** ist der Zerfall von Gestein an der Erdoberfläche. Das **Edaphon** ist die Gesamtheit der Lebewesen im Boden.`,
    ],
  },
  'Spanish notes with terms before colons': {
    least: 3,
    pages: [
      `La célula\n\n• **Membrana:** capa delgada que separa la célula de su entorno.\n• **Núcleo:** orgánulo que guarda el material genético.\n• **Ribosoma:** orgánulo que fabrica proteínas a partir de aminoácidos.\n• **Mitocondria:** orgánulo que libera la energía de los azúcares.\n• **Ósmosis:** paso de agua a través de una membrana hacia la mayor concentración.`,
    ],
  },
  'an English glossary without typography': {
    least: 4,
    pages: [
      `The weather is written about on every page of the booklet, and it is a matter for everybody.\n\nGlossary\n\nFront: the line at which two masses of air meet\nGust: a sudden increase of the wind for a few seconds\nHumidity: the share of water vapour in the air\nIsobar: a line on a map that joins places of equal pressure\nTrough: a long area of low pressure without a centre`,
    ],
  },
  'slides of keywords': {
    least: 0,
    pages: [
      'Networks\n• Hub\n• Switch\n• Router\n• Why?',
      'Agenda\n1. Recap\n2. Demo\n3. Questions',
    ],
  },
  'notes with code': {
    least: 0,
    pages: [
      'Loops\n\nA loop repeats its body.\n\nfor (let i = 0; i < 3; i++) {\n  console.log(i)\n}\n\nTry it. What happens when i is never increased?',
    ],
  },
  formulas: {
    least: 0,
    pages: ['Let f(x) = x² + 2x. Then f′(x) = 2x + 2. Find the roots of f where x ∈ ℝ and y > 0.'],
  },
  'a sheet of exercises': {
    least: 0,
    pages: [
      'Exercises\n\n1. A noun is a word that names a thing. True or false?\n2. Fill in: A ____ is a word that names an action.\n3. Which of these is an adverb?\n   a. quickly\n   b. quick',
    ],
  },
  'a bibliography': {
    least: 0,
    pages: [
      'References\n\nSmith, J. (2009). A tide is a wave: essays on the sea. Oxford University Press.\nJones, A. (2011). The moon is a mirror. Journal of Tides, 4, 12–19.',
    ],
  },
  'broken characters': {
    least: 0,
    pages: ['\ud800 \u0000 \uffff ** ( ( ( “ ” „ [1] {x}', '', '   \n\n  '],
  },
}

const make = async (pages: readonly string[], seed: number) => {
  const file = { fileId: 'f', ...markBold(pages) }
  try {
    const drafts = await makeBuiltinQuestions(
      { files: [file], counts: fillCounts({ mcq: 5, saq: 3, laq: 2 }), difficulty: 'medium', seed },
      { pause: () => Promise.resolve(), onQuestion: () => undefined },
    )
    return { file, drafts, code: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { file, drafts: [], code: error.code }
  }
}

describe('questions made from a text', () => {
  it.each(Object.entries(TEXTS))('pass every check, or fail with a reason: %s', async (_, text) => {
    for (const seed of [1, 2, 3]) {
      const { file, drafts, code } = await make(text.pages, seed)
      expect(drafts.length).toBeGreaterThanOrEqual(text.least)
      expect(drafts.length > 0 || code !== null).toBe(true)
      for (const draft of drafts) {
        expect(lint(draft, file.pages)).toBeNull()
        for (const { quote, page } of [draft, ...draft.points])
          expect(file.pages[page - 1]).toContain(quote)
      }
    }
  })

  it.each([
    'slides of keywords',
    'notes with code',
    'formulas',
    'a bibliography',
    'a sheet of exercises',
  ])('are none if the text defines nothing: %s', async (name) => {
    expect((await make(TEXTS[name]?.pages ?? [], 1)).drafts).toEqual([])
  })
})

import { WATER_CYCLE_PAGES } from '../../e2e/material.ts'
import { STUDY_PAGES } from '../../testing/fixtures/study-text.ts'

/** A quiz and what its learner did with it. */
export type SeededQuiz = {
  name: string
  difficulty: 'easy' | 'medium' | 'hard'
  counts: { mcq: number; saq: number; laq: number }
  /**
   * `completed`: submitted `daysAgo` days ago, every `missEvery`-th answer wrong or incomplete.
   * `in_progress`: opened, with one answer. `ready`: not opened.
   */
  state:
    | { status: 'completed'; daysAgo: number; missEvery: number }
    | { status: 'in_progress' }
    | { status: 'ready' }
}

export type SeededFile = {
  name: string
  /** The text of each page. */
  pages: readonly string[]
  /** Questions for the tutor, all in one chat. */
  questions: readonly string[]
}

export type SeededBase = {
  name: string
  files: readonly SeededFile[]
  /** Quizzes about all files of the base. */
  quizzes: readonly SeededQuiz[]
}

export type SeededLearner = {
  fullName: string
  email: string
  password: string
  bases: readonly SeededBase[]
}

const PHOTOSYNTHESIS_PAGES = [
  `Die Photosynthese

Die Photosynthese ist der Vorgang, bei dem Pflanzen aus Licht, Wasser und
Kohlendioxid Zucker aufbauen. Der Blattfarbstoff Chlorophyll nimmt vor allem
rotes und blaues Licht auf. Grünes Licht wird zurückgeworfen, deshalb erscheinen
Blätter grün. Als Nebenprodukt entsteht Sauerstoff, der durch die Spaltöffnungen
entweicht.

Ein Chloroplast ist ein Zellorgan, in dem die Photosynthese abläuft. Die
Thylakoide sind flache Membransäcke im Inneren des Chloroplasten. In ihren
Membranen sitzt das Chlorophyll. Jan Ingenhousz zeigte 1779, dass Pflanzen nur
im Licht Sauerstoff abgeben.`,
  `Lichtreaktion und Calvin-Zyklus

Die Lichtreaktion ist der erste Teil der Photosynthese, in dem Lichtenergie in
chemische Energie umgewandelt wird. Dabei wird Wasser gespalten, und Sauerstoff
wird frei. Der Calvin-Zyklus ist der zweite Teil, in dem Kohlendioxid zu Zucker
verarbeitet wird. Melvin Calvin erhielt 1961 für seine Aufklärung den
Nobelpreis.

Die Spaltöffnungen sind kleine Poren an der Unterseite der Blätter. Durch sie
gelangt Kohlendioxid in das Blatt. Bei Trockenheit schließen die Schließzellen
diese Poren, damit die Pflanze weniger Wasser verliert. Dadurch sinkt auch die
Leistung der Photosynthese.`,
  `Wichtige Begriffe

Photosynthese: der Vorgang, bei dem Pflanzen aus Licht und Wasser Zucker aufbauen

Chlorophyll: der grüne Farbstoff der Blätter, der rotes und blaues Licht aufnimmt

Thylakoid: der flache Membransack, in dessen Wand das Chlorophyll sitzt

Spaltöffnung: die kleine Pore, durch die Kohlendioxid in das Blatt gelangt

Schließzelle: die Zelle am Rand einer Pore, die bei Trockenheit erschlafft

Membran: die dünne Haut, die eine Zelle von ihrer Umgebung trennt

Nährstoff: der Stoff, den ein Lebewesen zum Wachsen aufnimmt`,
]

/** The accounts of a development data folder. Their passwords are public. */
export const LEARNERS: readonly SeededLearner[] = [
  {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    password: 'analytical-engine-1843',
    bases: [
      {
        name: 'Sea and Moon',
        files: [
          {
            name: 'tides.pdf',
            pages: STUDY_PAGES,
            questions: ['What is a spring tide?', 'Who built the first tide-predicting machine?'],
          },
        ],
        quizzes: [
          {
            name: 'Tides, first attempt',
            difficulty: 'easy',
            counts: { mcq: 5, saq: 2, laq: 0 },
            state: { status: 'completed', daysAgo: 60, missEvery: 2 },
          },
          {
            name: 'Tides, second attempt',
            difficulty: 'medium',
            counts: { mcq: 5, saq: 1, laq: 1 },
            state: { status: 'completed', daysAgo: 21, missEvery: 3 },
          },
          {
            name: 'Tides before the exam',
            difficulty: 'hard',
            counts: { mcq: 4, saq: 2, laq: 0 },
            state: { status: 'in_progress' },
          },
        ],
      },
      {
        name: 'Weather',
        files: [
          {
            name: 'water-cycle.pdf',
            pages: WATER_CYCLE_PAGES,
            questions: ['What is transpiration?', 'Why do clouds stay aloft?'],
          },
        ],
        quizzes: [
          {
            name: 'Clouds and rain',
            difficulty: 'medium',
            counts: { mcq: 5, saq: 2, laq: 1 },
            state: { status: 'completed', daysAgo: 34, missEvery: 4 },
          },
          {
            name: 'The water cycle',
            difficulty: 'medium',
            counts: { mcq: 6, saq: 1, laq: 0 },
            state: { status: 'completed', daysAgo: 2, missEvery: 5 },
          },
          {
            name: 'Groundwater',
            difficulty: 'easy',
            counts: { mcq: 4, saq: 0, laq: 0 },
            state: { status: 'ready' },
          },
        ],
      },
    ],
  },
  {
    fullName: 'Carl Friedrich Gauß',
    email: 'carl@example.com',
    password: 'disquisitiones-1801',
    bases: [
      {
        name: 'Biologie',
        files: [
          {
            name: 'photosynthese.pdf',
            pages: PHOTOSYNTHESIS_PAGES,
            questions: ['Was ist die Lichtreaktion?'],
          },
        ],
        quizzes: [
          {
            name: 'Photosynthese',
            difficulty: 'easy',
            counts: { mcq: 3, saq: 1, laq: 0 },
            state: { status: 'completed', daysAgo: 9, missEvery: 3 },
          },
        ],
      },
    ],
  },
]

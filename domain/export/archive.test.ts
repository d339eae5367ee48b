import { expect, it } from 'vitest'
import { createIdMap, createPathNames, withNewFileIds } from './archive.ts'
import { quizMarkdown } from './quiz-markdown.ts'

it('gives the same id the same new id, and different ids different ones', () => {
  let made = 0
  const newId = createIdMap(() => `new ${++made}`)
  expect([newId('a'), newId('b'), newId('a')]).toEqual(['new 1', 'new 2', 'new 1'])
})

it('gives the files that an answer cites their new ids, and keeps everything else', () => {
  const old = crypto.randomUUID()
  const metadata = {
    model: null,
    citations: [
      { page: 1, file_id: old },
      { page: 2, quote: 'a' },
    ],
  }
  expect(withNewFileIds(metadata, (id) => `new ${id}`)).toEqual({
    model: null,
    citations: [
      { page: 1, file_id: `new ${old}` },
      { page: 2, quote: 'a' },
    ],
  })
  expect(withNewFileIds(null, String)).toBeNull()
})

it('makes paths that stay in the archive and never collide', () => {
  const pathFor = createPathNames()
  const paths = [
    pathFor(['files', 'Biology'], 'a.pdf'),
    pathFor(['files', 'biology'], 'A.PDF'),
    pathFor(['files', '../..'], '../../etc/passwd'),
    pathFor(['files', 'Biology'], '.hidden'),
    pathFor(['files', 'Biology'], 'notes.p/df'),
  ]
  expect(paths).toEqual([
    'files/Biology/a.pdf',
    'files/biology/A (2).PDF',
    'files/base/etc passwd',
    'files/Biology/hidden',
    'files/Biology/notes.p df',
  ])
})

it('writes a quiz with the chosen option, the marks and the page of each question', () => {
  const question = {
    id: '00000000-0000-4000-8000-000000000001',
    question_type: 'mcq' as const,
    question_number: 1,
    question_text: 'Which light?',
    options: { '1': 'Green', '2': 'Red' },
    correct_answer: 'Red',
    correct_option_number: 2,
    explanation: 'So it says.',
    marks: 1,
    source_file_id: '00000000-0000-4000-8000-000000000002',
    source_page: 4,
    source_quote: 'Red light\nis ![absorbed](https://a.example).',
    points: [],
    withdrawn_at: null,
    withdrawn_reason: null,
    edited_at: null,
    versions: [],
  }
  const answer = {
    quiz_id: '00000000-0000-4000-8000-000000000003',
    question_id: question.id,
    user_answer: '1',
    is_correct: false,
    marks_obtained: 0,
    similarity_score: 0,
    answered_at: '2026-01-01T00:00:00Z',
    feedback: 'Not quite.',
    graded_by: 'rule' as const,
    points: [],
    history: [],
    retries: [],
  }
  const texts = {
    page: (page: number) => `p. ${page}`,
    source: 'Source:',
    marks: (obtained: number | null, marks: number) => `${obtained} of ${marks}`,
    yourAnswer: 'Your answer:',
    withdrawn: 'Withdrawn',
    answer: 'Answer:',
  }
  expect(
    quizMarkdown(
      { name: 'Light', questions: [question], answers: [answer], fileName: () => 'leaves_1.pdf' },
      texts,
    ),
  ).toBe(
    [
      '# Light',
      '## 1. Which light?',
      '- A. Green\n- B. Red',
      '**Your answer:** Green',
      '0 of 1',
      'Not quite.',
      '**Answer:** Red',
      'So it says.',
      '> Red light is !\\[absorbed\\](https://a.example).',
      'Source: leaves\\_1.pdf, p. 4\n',
    ].join('\n\n'),
  )
})

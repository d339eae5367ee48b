import { describe, expect, it } from 'vitest'
import { extractObjects } from '../../model-reply/extract-json.ts'
import { modelDraft, normaliseDraft, type ModelDraft } from './model-draft.ts'

/** Reads a reply as the model client does. */
const read = (reply: string): ModelDraft[] =>
  extractObjects(reply, (value) => {
    const parsed = modelDraft.safeParse(value)
    if (parsed.success) return parsed.data
    const tidied = modelDraft.safeParse(normaliseDraft(value))
    return tidied.success ? tidied.data : undefined
  })

const basalt = {
  type: 'mcq',
  evidence: 'Basalt is a dark rock that forms when lava cools fast.',
  page: 3,
  question: 'Which rock forms when lava cools fast?',
  correct: 'Basalt',
  wrong: ['Granite', 'Marble', 'Chalk'],
  explanation: 'The text says so.',
} as const
const marble = {
  ...basalt,
  evidence: 'Marble is limestone that was changed by heat.',
  question: 'What was marble before?',
  correct: 'Limestone',
  wrong: ['Sandstone', 'Basalt', 'Slate'],
} as const
const [one, two] = [JSON.stringify(basalt), JSON.stringify(marble)]
const pretty = JSON.stringify([basalt, marble], null, 2)
const both = [basalt.correct, marble.correct]
const single = pretty.replaceAll('"', "'")

describe('extracts every complete question of a malformed reply', () => {
  it.each<[string, string]>([
    ['a plain array', pretty],
    ['fences', `\`\`\`json\n${pretty}\n\`\`\``],
    ['prose around it', `Here you are:\n${pretty}\nGood luck!`],
    ['two blocks', `\`\`\`json\n${one}\n\`\`\`\nThe next:\n\`\`\`json\n${two}\n\`\`\``],
    ['a broken-off third', `[${one}, ${two}, {"type": "mcq", "evidence": "Chalk is`],
    [
      'a stream cut between two fields',
      `[${one}, ${two}, {"type": "mcq", "evidence": "Chalk is soft.",`,
    ],
    ['trailing commas', pretty.replaceAll('\n  }', ',\n  }').replaceAll('"\n    ]', '",\n    ]')],
    ['single quotes', single],
    ['smart quotes', pretty.replace(/"([^"]*)"/g, '“$1”')],
    [
      'comments',
      pretty
        .replaceAll('"page"', '// where\n    "page"')
        .replaceAll('"wrong"', '/* three */ "wrong"'),
    ],
    [
      'NaN and undefined',
      pretty.replaceAll('"page": 3', '"page": 3, "score": NaN, "note": undefined'),
    ],
    [
      'line breaks in strings',
      pretty.replaceAll('forms when', 'forms\nwhen').replaceAll('was changed', 'was\nchanged'),
    ],
    ['quotes not escaped', pretty.replaceAll('The text says so.', 'The text says "so" here.')],
    [
      'LaTeX not escaped',
      pretty.replaceAll('The text says so.', String.raw`By $\frac{a}{b} \times \theta$ it is so.`),
    ],
    ['a byte order mark', `\uFEFF${pretty}`],
    [
      'thinking first',
      `<think>Maybe {"question": "no"} or ${one.replace('Basalt"', 'Granite"')}…</think>\n${pretty}`,
    ],
    ['thinking whose beginning is lost', `${one} would do.</think>\n${pretty}`],
    ['strings that hold the objects', JSON.stringify([one, two])],
    ['all of it in one string', JSON.stringify(`[${one},${two}]`)],
    [
      'a wrapper in a wrapper',
      JSON.stringify({ result: { quiz: { questions: [basalt, marble] } } }),
    ],
    ['questions by number', JSON.stringify({ 1: basalt, 2: marble })],
    [
      'keys in capitals',
      pretty.replace(/"(\w+)":/g, (_, key: string) => `"${key.toUpperCase()}":`),
    ],
    [
      'keys in other words',
      pretty
        .replaceAll('"question"', '"Question Text"')
        .replaceAll('"correct"', '"correct_answer"')
        .replaceAll('"wrong"', '"distractors"')
        .replaceAll('"evidence"', '"source_quote"')
        .replaceAll('"explanation"', '"rationale"'),
    ],
    ['types in other words', pretty.replaceAll('"mcq"', '"Multiple Choice"')],
    ['numbers as strings', pretty.replaceAll('"page": 3', '"page": "3"')],
    ['lines instead of commas', `${one}\n${two}`],
    [
      'wrong options by letter',
      pretty.replace(/\[\s*("\w+"),\s*("\w+"),\s*("\w+")\s*\]/g, '{"a": $1, "b": $2, "c": $3}'),
    ],
  ])('%s', (_, reply) => {
    const found = read(reply)
    expect(found.map(({ correct }) => correct)).toEqual(both)
    expect(found.map(({ wrong }) => wrong)).toEqual([basalt.wrong, marble.wrong])
    expect(found.map(({ type }) => type)).toEqual(['mcq', 'mcq'])
  })

  it('finds the key among options by text, letter or number', () => {
    const { correct: _correct, wrong: _wrong, ...rest } = basalt
    for (const [options, answer] of [
      [['Granite', 'Basalt', 'Marble', 'Chalk'], 'Basalt'],
      [['A) Granite', 'B) Basalt', 'C) Marble', 'D) Chalk'], 'B'],
      [['A) Granite', 'B) Basalt', 'C) Marble', 'D) Chalk'], 'B) Basalt'],
      [{ A: 'Granite', B: 'Basalt', C: 'Marble', D: 'Chalk' }, 'b'],
      [['Granite', 'Basalt', 'Marble', 'Chalk'], 2],
    ] as const) {
      const [found] = read(JSON.stringify({ ...rest, options, answer }))
      expect([found?.correct, found?.wrong]).toEqual(['Basalt', ['Granite', 'Marble', 'Chalk']])
    }
  })

  it('prefers an option whose text is that number', () => {
    const { wrong: _wrong, ...rest } = basalt
    const [found] = read(JSON.stringify({ ...rest, correct: 2, options: [1, 2, 3, 4] }))
    expect([found?.correct, found?.wrong]).toEqual(['2', ['1', '3', '4']])
  })

  it('reads the rows of a table', () => {
    const rows = [basalt, marble].map(
      ({ question, correct, wrong, evidence, explanation }) =>
        `| ${question} | **${correct}** | ${wrong.join(' | ')} | ${evidence} | 3 | ${explanation} |`,
    )
    const table = [
      '| Question | Correct answer | Wrong 1 | Wrong 2 | Wrong 3 | Evidence | Page | Explanation |',
      '|---|:---:|---|---|---|---|---|---|',
      ...rows,
    ].join('\n')
    const found = read(`Here is your quiz:\n\n${table}\n\nEnjoy!`)
    expect(found.map(({ correct }) => correct)).toEqual(both)
    expect(found[1]?.wrong).toEqual(marble.wrong)
  })

  it('reads points under other names and as plain strings', () => {
    const { wrong: _wrong, ...rest } = basalt
    const written = { ...rest, type: 'Short answer' }
    const named = read(
      JSON.stringify({
        ...written,
        mark_points: [{ Text: 'It is dark', Quote: 'Basalt is a dark rock' }],
      }),
    )
    expect(named[0]).toMatchObject({
      type: 'saq',
      points: [{ point: 'It is dark', evidence: 'Basalt is a dark rock' }],
    })
    const strings = read(JSON.stringify({ ...written, points: ['Basalt is a dark rock'] }))
    expect(strings[0]?.points).toEqual([
      { point: 'Basalt is a dark rock', evidence: 'Basalt is a dark rock' },
    ])
  })

  it('does not complete incomplete questions', () => {
    const { explanation: _explanation, ...rest } = basalt
    expect(read(JSON.stringify([rest, { ...basalt, evidence: '' }]))).toEqual([])
    expect(read('<think>' + one)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { escapeLatex, extractObjects } from './extract-json.ts'

const item = z.object({ question: z.string(), correct: z.string() })
const from = (reply: string) =>
  extractObjects(reply, (value) => {
    const parsed = item.safeParse(value)
    return parsed.success ? parsed.data : undefined
  })

const A = { question: 'What is a cell?', correct: 'The smallest unit of life' }
const B = { question: 'What is osmosis?', correct: 'Water through a membrane' }
const a = JSON.stringify(A)
const b = JSON.stringify(B)

describe('extracts every complete object', () => {
  it.each<[string, string, unknown[]]>([
    ['a plain array', `[${a},${b}]`, [A, B]],
    ['one object alone', a, [A]],
    ['fences', '```json\n[' + a + ',\n' + b + ']\n```', [A, B]],
    [
      'prose before and after',
      `Sure! Here are {two} questions:\n\n${a}\n${b}\n\nLet me know {if} you need more!`,
      [A, B],
    ],
    ['truncation inside the last object', `[${a}, ${b}, {"question": "What is dif`, [A, B]],
    ['truncation inside a wrapper', `{"questions": [${a}, ${b}, {"question": "What is`, [A, B]],
    [
      'trailing commas',
      `[{"question": "What is a cell?", "correct": "The smallest unit of life",}, ${b},]`,
      [A, B],
    ],
    [
      'single quotes',
      `[{'question': 'What is a cell?', 'correct': 'The smallest unit of life'}]`,
      [A],
    ],
    [
      'single quotes with an apostrophe',
      `{'question': 'What is Hooke's law?', 'correct': 'F = kx'}`,
      [{ question: "What is Hooke's law?", correct: 'F = kx' }],
    ],
    ['two blocks', '```json\n' + a + '\n```\nand\n```json\n' + b + '\n```', [A, B]],
    [
      'comments',
      `[{"question": "What is a cell?", // the first\n "correct": "The smallest unit of life"}, /* next */ ${b}]`,
      [A, B],
    ],
    [
      'NaN and None',
      `[{"question": "What is a cell?", "score": NaN, "note": None, "correct": "The smallest unit of life"}]`,
      [A],
    ],
    [
      'smart quotes',
      `[{“question”: “What is a cell?”, “correct”: “The smallest unit of life”}]`,
      [A],
    ],
    [
      'line breaks inside strings',
      `{"question": "What is\na cell?", "correct": "The smallest\nunit of life"}`,
      [{ question: 'What is\na cell?', correct: 'The smallest\nunit of life' }],
    ],
    [
      'braces inside strings',
      `[{"question": "What is {x} in \\"}{\\"?", "correct": "A set }"}, ${b}]`,
      [{ question: 'What is {x} in "}{"?', correct: 'A set }' }, B],
    ],
    ['a wrapper', `{"questions": [${a}, ${b}]}`, [A, B]],
    ['an object by number', `{"1": ${a}, "2": ${b}}`, [A, B]],
    ['a missing closing bracket', `[${a}, ${b}`, [A, B]],
    [
      'a missing closing brace',
      `{"question": "What is a cell?", "correct": "The smallest unit of life"`,
      [A],
    ],
    [
      'bold keys',
      `{**"question"**: "What is a cell?", **"correct"**: "The smallest unit of life"}`,
      [A],
    ],
    ['bold around it', `**${a}**\n\n**${b}**`, [A, B]],
    ['a byte order mark', `\uFEFF${a}`, [A]],
    [
      'keys without quotes',
      `{question: "What is a cell?", correct: "The smallest unit of life"}`,
      [A],
    ],
    ['missing commas between objects', `[${a}\n${b}]`, [A, B]],
    [
      'quotes not escaped',
      `{"question": "What is a "cell" here?", "correct": "The smallest unit of life"}`,
      [{ question: 'What is a "cell" here?', correct: 'The smallest unit of life' }],
    ],
    [
      'a string that never ends, then a second try',
      `{"question": "What is a\n\nSorry, again:\n\n${a}\n${b}`,
      [A, B],
    ],
    ['escaped as a whole', `Nothing here but {braces} and }{`, []],
  ])('%s', (_, reply, expected) => {
    expect(from(reply)).toEqual(expected)
  })

  it('keeps LaTeX intact with escaped and unescaped backslashes', () => {
    const latex = String.raw`{"question": "What is $\frac{a}{b} \times \theta \neq \beta$ and \(\rho\)?", "correct": "$\\alpha$"}`
    expect(from(latex)).toEqual([
      {
        question: String.raw`What is $\frac{a}{b} \times \theta \neq \beta$ and \(\rho\)?`,
        correct: String.raw`$\alpha$`,
      },
    ])
  })

  it('keeps valid escapes', () => {
    expect(JSON.parse(escapeLatex(String.raw`"a\nb\tc \"d\" \\frac é \u00e9 C:\\new"`))).toBe(
      'a\nb\tc "d" \\frac é é C:\\new',
    )
  })

  it('terminates for unclosed braces', () => {
    expect(from('{'.repeat(20_000))).toEqual([])
    expect(from('{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000))).toEqual([])
  })

  it.each([
    ['objects inside objects', '{"a":'.repeat(8_000)],
    ['quotes inside an object', `{${'`a'.repeat(20_000)}}`],
    ['quotes inside a string', `{"a": ${"a'".repeat(20_000)}"}`],
    ['tables inside tables', '--|--\n'.repeat(7_000)],
  ])('reads a long reply of %s', (_, reply) => {
    expect(from(`${a}\n${reply}`)).toEqual([A])
    expect(from(reply)).toEqual([])
  })
})

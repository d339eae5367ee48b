import { parse } from 'gift-pegjs'
import { expect, it } from 'vitest'
import { exportSet, solutionTexts } from '../../testing/fixtures/export-set.ts'
import { writeGift } from './gift.ts'
import { richHtml } from './rich-html.ts'

const read = () => parse(writeGift(exportSet, solutionTexts))

it('is read by an independent parser as multiple choice and essay questions', () => {
  expect(read().map(({ type }) => type)).toEqual(['MC', 'MC', 'Essay'])
})

it('keeps texts, options and the key, whatever characters they contain', () => {
  for (const [index, question] of read().entries()) {
    const original = exportSet.questions[index]
    if (!original || !('stem' in question)) throw new Error('the question is missing')
    expect(question.stem).toEqual({ format: 'html', text: richHtml(original.text) })
    if (question.type !== 'MC') continue
    const plain = question.choices.map(({ text }) =>
      text.text.replace('&#37;', '%').replace('&#91;', '['),
    )
    expect(plain).toEqual(original.options.map(richHtml))
    expect(question.choices.map(({ isCorrect }) => isCorrect)).toEqual(
      original.options.map((_, option) => option === original.correctOption),
    )
    expect(question.choices.every(({ weight }) => weight === null)).toBe(true)
  }
})

it('gives the explanation and the page as feedback', () => {
  const [first] = read()
  expect(JSON.stringify(first)).toContain('leaves &amp; roots.pdf, p. 4')
  expect(JSON.stringify(first)).toContain('The text says so.')
})

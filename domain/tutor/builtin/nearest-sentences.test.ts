import { expect, it } from 'vitest'
import { indexDocument } from '../../text/document.ts'
import { analysedDocument } from './document/analysed-document.ts'
import { nearestSentences } from './nearest-sentences.ts'
import { findPassages } from './passages/find-passages.ts'

it('are the one that was found and the next ones of its paragraph, up to a maximum length', () => {
  const rest = 'Since 1811 the guild allows lighter ones on feast days.'
  const much = `The guild has ${'many '.repeat(90)}members.`
  const text = `The rule of Falk: a loaf weighs four pounds. A lighter one is given to the poor. ${rest} ${much}`
  const document = analysedDocument(indexDocument(text, 'en'))
  const { passages, analysis } = findPassages(document, { question: 'the rule of Falk' }, undefined)
  const [best = expect.fail()] = passages
  const shown = nearestSentences(document, best, analysis)
  expect(shown.map((i) => document.index.sentences[i]?.text)).toContain(rest)
  expect(shown.map((i) => document.index.sentences[i]?.text)).not.toContain(much)
})

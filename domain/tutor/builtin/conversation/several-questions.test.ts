import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../../messages/en/tutor.ts'
import { indexDocument } from '../../../text/document.ts'
import { classifyIntent } from '../../question/classify-intent.ts'
import { answerFromDocument } from '../answer.ts'
import { questionParts } from '../../question/joined-questions.ts'

const CHAPTER = `The mills of Orrin

Bertha Falk was an engineer who worked in the port of Orrin from 1789. She built three mills.

Falk disliked mills without a second gate. When the sea fell, they lost the water of a day. The guild of the millers met in the long hall when a mill was sold, and it kept the books.

A sluice is a gate that holds back water.

The sluice was opened at ebb by two men, because the pressure of the pond bent one alone.`

const ask = (question: string) => {
  const index = indexDocument(CHAPTER)
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
}

describe('questionParts', () => {
  it.each([
    ['Who was Falk, and when did she live?', ['Who was Falk', 'when did she live?']],
    ['Wer war Falk und wann lebte sie?', ['Wer war Falk', 'wann lebte sie?']],
    ['¿Quién era Falk y cuándo vivió ella?', ['¿Quién era Falk', 'cuándo vivió ella?']],
    ['What is a sluice? Is there a picture?', ['What is a sluice?', 'Is there a picture?']],
    ['What is a sluice and a gate?', ['What is a sluice and a gate?']],
    ['Is a sluice a gate, and why?', ['Is a sluice a gate, and why?']],
  ])('divides %j', (question, parts) => {
    expect(questionParts(question, 'en')).toEqual(parts)
  })
})

describe('a message with several questions', () => {
  it('is answered by the definition alone if it has the answer to the others', () => {
    const { content } = ask('Who was Bertha Falk and when did she live?')
    expect(content).toContain('was an engineer')
    expect(content).not.toContain('millers')
  })

  it('gets the definition first, then the answer to the next question', () => {
    const { content, defines } = ask('What is a sluice and why was it opened by two men?')
    expect(defines).toBe(true)
    const places = ['gate that holds back', 'bent one alone'].map((text) => content.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('gets an answer for each question, where no passage has both', () => {
    const { content, closest } = ask(
      'Why was the sluice opened by two men, and who built three mills?',
    )
    expect(closest, content).toBeFalsy()
    expect(content).toContain('bent one alone')
    expect(content).toContain('built three mills')
  })

  it('is not a passage that answers one of them if another passage answers the other', () => {
    const { content } = ask(
      'Why was the sluice opened at ebb by two men against the pressure of the pond, and who built three mills?',
    )
    expect(content).toContain('bent one alone')
    expect(content).toContain('built three mills')
  })

  it('gets an answer to one of its questions before passages that are only close', () => {
    const index = indexDocument(
      [
        'The guild\n\nThe guild of the millers met in the long hall when a mill was sold. It kept the books of all mills, and its master spoke for the millers at the court. The guild had forty members in the year of the flood, and each paid a sack of rye.',
        'The sluice\n\nThe sluice was opened at ebb by two men, because the pressure of the pond bent one alone. Its gates were of oak.',
      ].join('\f'),
    )
    const question = 'Who led the guild to the sea, and why did two men open the sluice?'
    const intent = classifyIntent({ question }, index)
    const { content, citations } = answerFromDocument(index, intent, messages.builtin)
    expect(citations.map(({ page }) => page)).toEqual([2, 1])
    expect(content).toMatch(/^\*The sluice\*[\s\S]*This passage may also fit:\s+\*The guild\*/u)
  })

  it('gets the information that the document lacks the term of the first question', () => {
    const { content, refused } = ask('what is ballooning and are there gates against it?')
    expect(refused).toBe(true)
    expect(content).toBe('The document does not use the word *ballooning*.')
  })

  it('has one citation for each of its quotations', () => {
    const { content, citations } = ask('What is a sluice and why was it opened by two men?')
    expect(content.match(/\[p\. \d+\]/gu)).toHaveLength(citations.length)
  })
})

it('does not repeat a definition that the answer to the next question has too', () => {
  const page = `${CHAPTER}\n\nWhat is a levee?\n\nA levee is a bank of earth beside a river. Farms depend on it in winter.\n\nYour aim: understand why a levee matters for the farms.`
  const index = indexDocument(page)
  const question = 'What is a levee and why does it matter?'
  const { content } = answerFromDocument(
    index,
    classifyIntent({ question }, index),
    messages.builtin,
  )
  expect(content.match(/bank of earth/gu)).toHaveLength(1)
  expect(content).toContain('matters for the farms')
})

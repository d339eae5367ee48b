import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../../../messages/en/tutor.ts'
import { indexDocument } from '../../../../text/document.ts'
import { classifyIntent } from '../../../question/classify-intent.ts'
import { answerFromDocument } from '../../answer.ts'

const BUILDING =
  'The old mill has three floors and a wheel of oak. The builder of the mill was John Harrow. Farmers from the villages brought rye to it. The mill burned down in the winter of 1871.'

const contentFor = (question: string, text: string, language = 'en'): string => {
  const index = indexDocument(text, language)
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}

describe('the sentence that answers', () => {
  it.each([
    ['When did the old mill burn down?', '**The mill burned down in the winter of 1871** [p. 1].'],
    ['Who was the builder of the old mill?', '**The builder of the mill was John Harrow**.'],
    [
      'How many floors does the old mill have?',
      '**The old mill has three floors and a wheel of oak**.',
    ],
  ])('is in bold: %s', (question, sentence) => {
    expect(contentFor(question, BUILDING)).toContain(sentence)
  })

  it('is in bold for a way, if it has most of what is asked', () => {
    expect(contentFor('How was rye brought from the villages?', BUILDING)).toContain(
      '**Farmers from the villages brought rye to it**.',
    )
  })

  it('is in bold for a reason, if it gives one', () => {
    const text =
      'Mill owners feared storms. Storms damage the wheels of mills because the waves lift them. Repairs took months.'
    expect(contentFor('Why do storms damage the wheels of mills?', text)).toContain(
      '**Storms damage the wheels of mills because the waves lift them**.',
    )
  })

  it('is not marked if another one fits as well', () => {
    const text =
      'The first mill of Orrin burned down in 1871. The second mill of Orrin burned down in 1902. Both were rebuilt.'
    expect(contentFor('When did the mill of Orrin burn down?', text)).not.toContain('**')
  })

  it('is not marked if it lacks what is asked for', () => {
    const text =
      'The old mill burned down in a storm. Farmers from the villages watched it from the dam. Nobody was hurt.'
    expect(contentFor('When did the old mill burn down?', text)).not.toContain('**')
  })

  it('is not marked for a number that counts other things', () => {
    const text =
      'About 65 of all towns of the coast that send grain to the guild every year after the harvest pay their clerks, carters and keepers of the granary for the height of the dam.'
    expect(contentFor('How high is the dam?', text)).not.toContain('**')
  })

  it('is not marked as the reason for itself if it was quoted before', () => {
    const storm = 'Storms of the sea cause damage to the wheels of the mills.'
    const text = `The wheels\n\nMill owners had many fears. ${storm} Repairs took months.`
    const index = indexDocument(text, 'en')
    const replyTo = (shown: readonly string[]): string => {
      const before = 'When do storms of the sea damage the wheels of mills?'
      const intent = classifyIntent({ question: 'and why?', before, shown }, index)
      return answerFromDocument(index, intent, messages.builtin).content
    }
    expect(replyTo(['Mill owners had many fears.'])).toContain(`**${storm.slice(0, -1)}**`)
    expect(replyTo([storm])).not.toContain('**')
  })

  it('is in bold as an item of a list that has no signs at the end of its items', () => {
    const text = [
      'Facts about the mill of Orrin:',
      '',
      '• The wheel of the mill was made of oak',
      '• Farmers brought rye from three villages by boat',
      '• The dam kept the flood of the spring back',
    ].join('\n')
    expect(contentFor('How did farmers bring rye from the villages?', text)).toContain(
      '\n- **Farmers brought rye from three villages by boat**\n',
    )
  })

  it('is not marked where a longer explanation is asked for', () => {
    expect(contentFor('Explain the old mill', BUILDING)).not.toMatch(/\*\*[^*]{20}/)
  })
})

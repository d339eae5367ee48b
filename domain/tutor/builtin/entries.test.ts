import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const OTHERS = [
  '• Salt: water with minerals enters the stone, dries, and leaves crystals that grow and burst it',
  '• Heat: the sun warms the stone by day, it grows and shrinks, and cracks run through it in the end',
  '• Roots: plants grow into the stone and burst it with the years, first in small cracks only',
]
const FROST =
  '• Frost: water enters the stone and freezes there, so that it needs more room and bursts it'
const NOTES = ['How stones decay', '', 'Stones decay in nature in these ways:', '', FROST]

const contentFor = (question: string, lines: readonly string[] = [...NOTES, ...OTHERS]): string => {
  const index = indexDocument(lines.join('\n'), 'en')
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}

describe('an entry of a list with labels', () => {
  it('is shown alone, below the lead, if the question names its label', () => {
    const content = contentFor('How does frost work?')
    expect(content).toContain('Stones decay in nature in these ways')
    expect(content).toContain('- Frost: water enters the stone and freezes there')
    expect(content).not.toMatch(/Salt|Heat|Roots/u)
  })

  it('is shown with the entries inside it', () => {
    const inner = '  ◦ Needles of ice: they lift loose earth in the cold nights of the late autumn'
    const content = contentFor('How does frost work?', [...NOTES, inner, ...OTHERS])
    expect(content).toContain('Needles of ice')
    expect(content).not.toMatch(/Salt|Heat|Roots/u)
  })

  it('is shown in its list if the question asks for the list', () => {
    expect(contentFor('In which ways do stones decay in nature?')).toMatch(/Frost[^]*Roots/u)
  })

  it('is shown in its list if another entry has more words of the question', () => {
    expect(contentFor('How do frost and the sun work together?')).toMatch(/Frost[^]*sun/u)
  })
})

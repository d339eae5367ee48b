import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import type { PageBlock } from '../../text/blocks/page-structure.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

type Part = readonly [kind: PageBlock['kind'], text: string, level?: number]

function reply(parts: readonly Part[], question: string): string {
  const page = parts.map(([, text]) => text).join('\n\n')
  const structure = parts.map(([kind, text, level = 0]): PageBlock => {
    const start = page.indexOf(text)
    return { start, end: start + text.length, kind, level }
  })
  const index = indexDocument(page, 'en', { emphasis: [], structure: [structure] })
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}

const OTHER =
  'People walked home over the dam in the evening. They carried lamps and sang. Some of them had baskets with bread, and others led a donkey by the rope.'
const DEFINES =
  'The mill is emptied before a storm, so that the sea finds nothing to break. The gate stays open, and the stones are lifted from their beds. ' +
  OTHER.repeat(2)
const USES =
  'One way to use storm draining is to mark the hours on a board, as the millers of Orrin did. Who drains too early loses the rye of one tide. ' +
  OTHER.repeat(2)
const LIST_LEAD = 'Each man had a duty of his own:'

const section = (...more: readonly Part[]): readonly Part[] => [
  ['heading', 'Work at the mill', 1],
  ['paragraph', OTHER],
  ['heading', 'Storm Draining', 2],
  ['paragraph', DEFINES],
  ['paragraph', USES],
  ...more,
  ['heading', 'Baking', 2],
  ['paragraph', OTHER.replace('lamps', 'candles')],
]

describe('a short section about what is asked for', () => {
  it('is shown from its beginning, also if another paragraph has the words of the question', () => {
    const text = reply(section(), 'How does storm draining help a miller?')
    expect(text.indexOf('emptied before a storm')).toBeGreaterThan(0)
    expect(text.indexOf('emptied before a storm')).toBeLessThan(text.indexOf('One way to use'))
  })

  it('is shown with its beginning and its list', () => {
    const more: readonly Part[] = [
      ['paragraph', LIST_LEAD],
      ['item', '• The eldest opened the gate'],
      ['item', '• The youngest carried the lamp'],
    ]
    const text = reply(section(...more), 'How does storm draining help a miller?')
    expect(text).toMatch(/emptied before a storm[\s\S]*- The youngest carried the lamp/u)
  })

  it('ends with the passage that answers if the section is long', () => {
    const more = Array.from({ length: 9 }, (_, i): Part => [
      'paragraph',
      `In the year ${i + 1701} a mill was built. ${OTHER}`,
    ])
    const text = reply(section(...more), 'How does storm draining help a miller?')
    expect(text).toMatch(/emptied before a storm[\s\S]*One way to use/u)
    expect(text).not.toContain('1705')
  })
})

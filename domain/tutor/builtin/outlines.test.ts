import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

/** Ten remarks that make a list an outline. */
const remarks = (of: string): string[] =>
  Array.from(
    { length: 10 },
    (_, at) => `    ◦ Remark ${at} on the ${of}: the winds of the bay were strong in ${1700 + at}`,
  )
const OUTLINE = [
  'Tide mills',
  '',
  '• Sites of mills',
  '  ◦ Many stand on bays',
  ...remarks('bays'),
  '• Machines',
  '  ◦ The gates of a mill are of three kinds',
  '    ◦ Flap gates open with the flood',
  '    ◦ Lift gates are raised by a windlass',
  '    ◦ Drop boards are put in by hand',
  '  ◦ The great wheel of Orrin',
  '    ◦ Turned for forty years',
  '    ◦ Broke in a storm',
  '  ◦ Other wheels',
  ...remarks('wheels'),
  '• Owners of mills',
  '  ◦ The guild of Falk owned six',
]

const ask = (question: string, before?: string, lines = OUTLINE) => {
  const index = indexDocument(lines.join('\n'), 'en')
  return answerFromDocument(index, classifyIntent({ question, before }, index), words.builtin)
}
const KINDS = 'What are the three kinds of gates of a mill?'

describe('notes in outline form', () => {
  it('answer with the inner list that is asked for, below its title', () => {
    const { content, closest } = ask(KINDS)
    expect(closest).not.toBe(true)
    expect(content).toContain(
      '- Machines\n' +
        '  - The gates of a mill are of three kinds\n' +
        '    - Flap gates open with the flood\n' +
        '    - Lift gates are raised by a windlass\n' +
        '    - Drop boards are put in by hand',
    )
    expect(content).not.toMatch(/Remark|Orrin/u)
  })

  it('answer with the items beside the one that is asked for', () => {
    const { content } = ask('How long was the great wheel of Orrin turned?')
    expect(content).toContain(
      'The great wheel of Orrin\n    - Turned for forty years\n    - Broke in a storm',
    )
    expect(content).not.toMatch(/Remark|gates/u)
  })

  it('find which of the inner items is the second one', () => {
    const { content } = ask('and the second one?', KINDS)
    expect(content).toContain('Lift gates are raised by a windlass')
    expect(content).not.toMatch(/Flap|Drop/u)
  })

  it('answer with all of a list that a line announces, and with its part for an item', () => {
    const reasons = ['Fewer streams', 'Dearer stones', 'Better roads'].flatMap((reason, at) => [
      `• ${reason}`,
      ...remarks(`reason ${at}`).slice(0, 4),
    ])
    const lines = ['Tide mills', '', 'Causes of the end of the mills:', '', ...reasons]
    const whole = ask('What caused the end of the mills?', undefined, lines).content
    expect(whole).toMatch(/Fewer streams[^]*Dearer stones[^]*Better roads/u)
    const part = ask('Were the stones dearer?', undefined, lines).content
    expect(part).toContain('Dearer stones')
    expect(part).not.toContain('Better roads')
  })
})

import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const asking = (...pages: readonly string[]) => {
  const index = indexDocument(pages.join('\f'))
  return (question: string): string =>
    answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}

const INTRO =
  'The harbour of Orrin keeps a list of all ships that stay for more than one night, since each of them has to pay for the quay.'
const OTHER =
  'A pilot comes on board of each ship and brings it to the quay, where two men wait for its ropes and tie them to the iron rings.'

describe('tables', () => {
  const cells = `4.1 Ships

${INTRO} What the keeper asks is in Table 4.2.

Question Reason

Cargo
What is on board of the ship? Salt may not lie next to coal.

Crew How many men are on board? They pay for water.

Table 4.2 Questions of the keeper

${OTHER}`

  it('shows the cells above the caption of a table that is asked for by its number', () => {
    const reply = asking(cells)('What does table 4.2 show?')
    expect(reply).toContain('- Question Reason\n- Cargo\n- What is on board of the ship?')
    expect(reply).toContain('- Crew How many men are on board?')
  })

  it('shows them for a question for what the table is about', () => {
    expect(asking(cells)('What does the table about the keeper show?')).toContain('- Cargo\n')
  })

  it('shows them also where a sentence only announces the table below', () => {
    const reply = asking(
      cells.replace(' What the keeper asks is in Table 4.2.', ' The table below has what he asks.'),
    )('What is in the table about the keeper?')
    expect(reply).toContain('- Question Reason\n- Cargo\n')
  })

  it('shows rows of a name and a share, which look like the items of a list', () => {
    const rows = ['Ships Share', 'Ships that pay 40,9%', 'Ships with coal 61,0%', 'ALL 101,9%']
    const ask = asking(`Shares of ships

${INTRO} ${OTHER}

${rows.join('\n')}

Table 4.3 Orrin, spring of the year

Figure 4.7

Other ships

${OTHER} ${INTRO}`)
    expect(ask('what does table 4.3 show?')).toContain('- Ships with coal 61,0%')
  })

  it('does not read paragraphs before a caption as cells', () => {
    const reply = asking(`4.1 Ships

${INTRO} The months are in Table 4.2.

${OTHER}

Ships leave with the ebb.

Table 4.2 Months`)('What does table 4.2 show?')
    expect(reply).not.toContain('- Ships leave')
  })

  it('shows all rows of a long table of short rows, also on the page before', () => {
    const row = (i: number): string =>
      `Ship of quay ${'abcdefghijklmnopqrstuvwxyz'[i]} ${i} ${i + 7} 3`
    const rows = Array.from({ length: 26 }, (_, i) => row(i))
    const reply = asking(
      `${INTRO}\n\nQuay Men Days Nights\n${rows.slice(0, 6).join('\n')}`,
      `${rows.slice(6).join('\n')}\n\nTable 4.3 Men on the ships of each quay\n\n${OTHER}`,
    )('How many men has the ship of quay z in the table?')
    expect(reply).toContain(row(0))
    expect(reply).toContain(row(25))
  })

  it('shows the row of a name below the head of a table of which only the values show rows', () => {
    const ask = asking(`4.3 Oils

${INTRO} A property of an oil such as the boiling point depends on where it was pressed.

Properties of some oils

Oil Sign
Melting point
(°C)
Boiling point
(°C)
Number
of barrels
pressed
tarrel Ta₂ -12.5 161.3 thin 3
morrel Mo₄ -27.3 188.6 thin 41
sorrel So₈ 5.9 253.5 firm 1,858

${OTHER}`)
    const head =
      'Properties of some oils Oil Sign Melting point (°C) Boiling point (°C) Number of barrels pressed [p. 1]\n'
    expect(ask('at what temperature does morrel boil?')).toBe(
      `${head}- morrel Mo₄ -27.3 188.6 thin 41 [p. 1]`,
    )
    expect(ask('what is the melting point of sorrel?')).toBe(
      `${head}- sorrel So₈ 5.9 253.5 firm 1,858 [p. 1]`,
    )
  })

  const overview = `Ships

${INTRO}

Overview

Ship\t|\tToll\nCog\t|\tthree pence\nHulk\t|\tfour pence\nPram\t|\tnothing`

  it.each(['Show the table of the tolls.', 'What does the table say?'])(
    'shows a table in a section that is called an overview: %s',
    (question) => {
      expect(asking(overview)(question)).toContain(
        '| Ship | Toll |\n| --- | --- |\n| Cog | three pence |',
      )
    },
  )
})

import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

/** Asks about pages whose bold type is between "**". */
const asking = (...marked: readonly string[]) => {
  const { pages, emphasis } = markBold(marked)
  const index = indexDocument(pages.join('\f'), 'en', { emphasis, structure: [] })
  return (question: string): string => {
    const intent = classifyIntent({ question }, index)
    const { content, citations } = answerFromDocument(index, intent, messages.builtin)
    for (const { page, quote } of citations) expect(pages[page - 1]).toContain(quote)
    return content.replaceAll('**', '')
  }
}

const OTHER =
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.'

describe('a part that the end of a page divides', () => {
  it('is shown completely if it is a caption', () => {
    const ask = asking(
      `${OTHER}\n\nFigure 2.3 The gate of Orrin. When the flood begins, the weight of the`,
      `water shuts it behind the boats that come in.\n\n${OTHER}`,
    )
    expect(ask('what does figure 2.3 show?')).toContain(
      'the weight of the water shuts it behind the boats that come in [p. 1] [p. 2].',
    )
  })

  it('is shown completely if it is a list with a stated number of items', () => {
    const ask = asking(
      `${OTHER}\n\nThe rye of a mill is ground at one of three grades of flour. They are (from coarse to fine):\n\nGrade of meal\nGrade of bread`,
      `Grade of cake\n\nThe grade of cake is dear, since its flour is sieved twice. ${OTHER}\n\n${OTHER}`,
    )
    expect(ask('what are the grades of flour?')).toMatch(
      /- Grade of meal\n- Grade of bread[^\n]*\n- Grade of cake \[p\. 2\]/u,
    )
  })

  it('is shown completely if it is a list of two items', () => {
    const ask = asking(
      `${OTHER} The mill is stopped by faults. They can be:\n\n• of wood: a wheel breaks`,
      `• of iron: a lock rusts\n\n${OTHER}`,
    )
    expect(ask('what kinds of faults does the mill have?')).toMatch(
      /- of wood: a wheel breaks[^\n]*\n- of iron: a lock rusts/u,
    )
  })

  it('is shown completely if it is a table', () => {
    const ask = asking(
      `${OTHER}\n\n... Opens at ...\nEbb Flood Wind`,
      `Sea 1 4 7\n\nRiver 2 5 8\nRoad 3 6 9\n\nTable 2.1 The gates of Orrin\n\n${OTHER}`,
    )
    expect(ask('what does table 2.1 show?')).toMatch(/- Ebb Flood Wind[\s\S]*- Sea 1 4 7/u)
  })
})

it('continues with the sentence that contrasts with the last one', () => {
  const reasons =
    'since the guild of the river had forests of its own on the heath, since the carpenters of three villages knew no other wood, and since every older gate on that coast had been made of it'
  const ask = asking(
    [
      '2 Gates',
      OTHER,
      '3 Notes on wood',
      `In 1931 Falk wanted a gate of oak for the dam of Orrin, ${reasons}, ${reasons}, ${reasons}. In contrast, Ida wanted one of iron, ${reasons}, and because she knew the worm that eats it in salt water. ${OTHER}`,
    ].join('\n\n'),
  )
  expect(ask('when did Falk want a gate of oak?')).toContain('Ida wanted one of iron')
})

it('continues with the line of a glossary that continues a meaning', () => {
  const entries = ['**dam** a wall that holds water', '**ebb** the water that flows back to sea']
  const ask = asking(
    [OTHER, 'Key Terms', ...entries, '**gate** a door with n =', ', where n is its number.'].join(
      '\n\n',
    ),
  )
  expect(ask('what is a gate?')).toContain('where n is its number')
})

it('lists the key terms of a section', () => {
  const section = (title: string, ...terms: readonly string[]): string =>
    [title, ...terms.map((term) => `Here a **${term}** is used. ${OTHER}`)].join('\n\n')
  const terms = ['weir', 'sluice', 'penstock', 'wheel', 'stone', 'hopper']
  const ask = asking(
    [
      section('2.1 Water', ...terms.slice(0, 3)),
      section('2.2 Grain', ...terms.slice(3)),
      section('2.3 Wind', 'sail'),
      'Key Terms',
      ...[...terms, 'sail'].map(
        (term, i) => `**${term}** an oak part of the mill that the guild paid in month ${i + 2}`,
      ),
    ].join('\n\n'),
  )
  const reply = ask('which key terms do i need to know in section 2.2?')
  expect(reply).toMatch(/wheel: an oak[\s\S]*stone: an oak[\s\S]*hopper: an oak/u)
  expect(reply).not.toMatch(/weir|sail/u)
  expect(ask('what are the key terms of section 2.9?')).toContain('does not seem to answer')
  expect(ask('key words i should know from 2.2?')).toBe(reply)
})

it('summarises the section of a question that has only its number', () => {
  const ask = asking(`2.1 Water\n\n${OTHER} The weir costs 2.3 florins.\n\n2.2 Grain\n\n${OTHER}`)
  const summary = ask('summarise section 2.2')
  expect(summary).toContain('2.2 Grain')
  for (const question of ['what is 2.2 about?', 'whats important in 2.2', 'explain section 2.2'])
    expect(ask(question)).toBe(summary)
  expect(ask('what costs 2.3?')).toContain('florins')
  expect(ask('what is 2.3?')).not.toContain('Sections')
})

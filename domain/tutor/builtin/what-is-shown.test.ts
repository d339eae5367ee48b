import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { indexDocument } from '../../text/document.ts'
import type { PageBlock } from '../../text/blocks/page-structure.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

type Part = readonly [kind: PageBlock['kind'], text: string, level?: number]

/** Pages with the kind that the file gives each of their parts; "**" marks bold. */
const asking = (...parts: readonly (readonly Part[])[]) => {
  const { pages, emphasis } = markBold(parts.map((all) => all.map(([, text]) => text).join('\n\n')))
  const structure = parts.map((all, i) =>
    all.map(([kind, text, level = 0]): PageBlock => {
      const bare = text.replaceAll('**', '')
      const start = (pages[i] ?? '').indexOf(bare)
      return { start, end: start + bare.length, kind, level }
    }),
  )
  const index = indexDocument(pages.join('\f'), 'en', { emphasis, structure })
  return (question: string) => {
    const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
    for (const { page, quote } of reply.citations) expect(pages[page - 1]).toContain(quote)
    return { ...reply, text: reply.content.replaceAll('**', '') }
  }
}

const INTRO =
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.'
const FILLER =
  'People walked home over the dam in the evening. They carried lamps and sang. Some of them had baskets with bread, and others led a donkey by the rope. The dogs ran ahead. Nobody was in a hurry on such an evening. The old ones told of the war and of the winter in which the sea froze. Children listened to them or fell asleep on the carts. Behind the church the way went up to the heath. There the lamps went out one after another, and every house had its own light. '
const TITLE: Part = ['heading', 'The mill of Orrin', 1]

describe('the quotation for a question', () => {
  it('is the paragraph below a list whose last item announces it, and no heading of another page', () => {
    const ask = asking(
      [
        ['item', '1. What is milling?'],
        ['item', '• MN-77 part 4:'],
        ['paragraph', '“Extent to which a stone can grind the rye of a given farm.”'],
        ['item', '• A good stone is hard.'],
        ['item', '• A good stone is round.'],
      ],
      [
        ['heading', 'Drying', 2],
        ['paragraph', FILLER],
        ['heading', 'Storing', 2],
        ['paragraph', INTRO],
      ],
    )
    const { text } = ask('How does MN-77 part 4 define milling?')
    expect(text).toContain('Extent to which a stone can grind the rye')
    expect(text).not.toContain('- Drying')
  })

  it('has the sentence that answers where its paragraph announces a list', () => {
    const ask = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Measuring the flood', 2],
      [
        'paragraph',
        'Orrin measured the flood with a gauge of oak. The gauge stood at the dam. The millers found it hard to read. So they painted marks on it:',
      ],
      ['item', '• red for the flood'],
      ['item', '• white for the ebb'],
    ])
    expect(ask('What did Orrin measure the flood with?').text).toContain('with a gauge of oak')
  })

  it('has the sentence that answers in a long paragraph that announces a list', () => {
    const ask = asking([
      TITLE,
      [
        'paragraph',
        `Rudders move with the wind behind the cap. ${FILLER}Millers oil the cap in three ways:`,
      ],
      ['item', '• with the brush'],
      ['item', '• with the can'],
      ['item', '• with a rag'],
    ])
    expect(ask('what are rudders').text).toContain('Rudders move with the wind')
  })

  it('is what a bold question before it asks, as for its term', () => {
    const ask = asking([
      TITLE,
      ['paragraph', `Fish pass: The stair of a weir is the way of the eels. ${INTRO}`],
      ['paragraph', '**What is a weir**: A low wall across a river, over which the water runs.'],
    ])
    expect(ask('what is a weir?').text).toMatch(/^What is a weir: A low wall across a river/u)
  })

  it('is for a side of a comparison the text below its heading among definitions', () => {
    const ask = asking([
      ['heading', 'Gates', 1],
      ['paragraph', 'Mills have gates of several kinds:'],
      ['item', '• old ones: flap gate, drop gate, swing gate and others of the guild'],
      ['item', '• new ones: lift gate, disc gate, drum gate and others of the town'],
      ['heading', 'Definitions', 2],
      ['heading', 'Flap gate', 3],
      ['paragraph', 'Hangs from a beam. The ebb pushes it open.'],
      ['heading', 'Lift gate', 3],
      ['paragraph', 'Runs in two grooves. A wheel pulls it up.'],
    ])
    const { text } = ask('what is the difference between a flap gate and a lift gate?')
    expect(text).toContain('Hangs from a beam')
    expect(text).toContain('Runs in two grooves')
    expect(text).not.toContain('disc gate')
  })

  it('is the list below the heading that is asked for, with as many items as are asked for', () => {
    const ask = asking([
      TITLE,
      ['heading', 'The PINE rules', 2],
      ['paragraph', 'Falk wrote them down in his old age. They came to the mill by post.'],
      ['item', '1. Polish the stones in spring.'],
      ['item', '2. Inspect the dam after a storm.'],
      ['item', '3. Never grind wet rye.'],
      ['item', '4. Ease the gates at night.'],
    ])
    const { text, closest } = ask('what are the 4 PINE rules?')
    expect(closest).toBeFalsy()
    expect(text).toMatch(/^\*The PINE rules\*\n\n- Polish the stones/u)
  })

  it('has the paragraph that the last item of a list announces', () => {
    const ask = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Norms', 2],
      ['item', '• The farm keeps the norms of good grinding in a chest'],
      ['item', '• Norm of Orrin:'],
      ['paragraph', '“A stone can grind the rye of the town in one morning.”'],
      ['heading', 'The storm', 2],
      ['paragraph', FILLER],
    ])
    expect(ask('What are the norms of good grinding?').text).toContain('in one morning')
  })

  it('is the next paragraph too if only that has the number that is asked for', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'The storm', 2],
      [
        'paragraph',
        'The storm of the north broke the sacks of the mill at the mouth of the river.',
      ],
      ['paragraph', 'He lost 40 in all, and nobody paid him.'],
    ])('How many sacks of the mill did the storm break?')
    expect(text).toContain('He lost 40')
  })

  /** A section with one long paragraph. */
  const askingWinter = (end: string) =>
    asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Winter', 2],
      ['paragraph', `${FILLER}${end}`],
    ])

  it('begins near the sentence that answers if no other one is like it', () => {
    const { text } = askingWinter(
      'The wheel of the mill is greased with goose fat because oil freezes. Nobody liked the smell.',
    )('Why is the wheel of the mill greased with goose fat?')
    expect(text).toContain('goose fat because oil freezes')
    expect(text).not.toContain('People walked home')
  })

  it('is a paragraph from its beginning if several of its sentences may answer', () => {
    const { text } = askingWinter(
      'The wheel is greased with fat because oil freezes. The wheel is also greased with fat because oil is dear.',
    )('Why is the wheel greased with fat?')
    expect(text).toContain('People walked home')
  })

  it('is not a list of sections if the sentence above it lists the parts itself', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', 'A gate has two parts: a frame and a board.'],
      ['heading', 'Owners', 2],
      ['paragraph', 'The farmers of the valley owned the mill.'],
      ['heading', 'Prices', 2],
      ['paragraph', 'The board was paid with rye.'],
    ])('What are the parts of a gate?')
    expect(text).toContain('a frame and a board')
    expect(text).not.toContain('The farmers of the valley')
  })

  it('is the text with the term in bold, also if the question adds where the term is used', () => {
    const { text } = asking([
      TITLE,
      ['heading', 'Fears', 2],
      ['paragraph', `Each weak dam is what the millers of Orrin fear. ${FILLER}`],
      ['heading', 'Wood', 2],
      [
        'paragraph',
        `Near the sea of Orrin stands the **weak dam** that lets the flood through. ${FILLER}`,
      ],
    ])('What is a weak dam in Orrin?')
    expect(text).toContain('lets the flood through')
    expect(text.replace(/lets the flood through[^]*/u, '')).not.toContain('millers of Orrin fear')
  })

  it('is a second passage of the same section too', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Storms', 2],
      ['paragraph', `Storms damage the wheels of mills because the waves lift them. ${FILLER}`],
      ['paragraph', `${FILLER}The moon rose. ${FILLER}`],
      [
        'paragraph',
        `Storms damage the wheels of mills in winter, because ice hangs on them. ${FILLER}`,
      ],
    ])('Why do storms damage the wheels of mills?')
    expect(text.indexOf('the waves lift them')).toBeLessThan(text.indexOf('ice hangs on them'))
  })

  it('does not repeat what is shown with the first of the closest passages', () => {
    const { text, closest } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Wheels', 2],
      ['paragraph', 'The wheel of the mill is made of oak.'],
      ['paragraph', 'The wheel of the mill was mended each spring.'],
    ])('Who painted the wheel of the mill after every storm?')
    expect(closest).toBe(true)
    expect(text.split('was mended each spring')).toHaveLength(2)
  })

  it('is a whole list over two pages', () => {
    const { text } = asking(
      [
        TITLE,
        ['paragraph', INTRO],
        ['heading', 'Parts', 2],
        ['paragraph', 'The mill has four parts:'],
        ['item', '• The wheel, which the tide turns'],
        ['item', '• The gate, which holds the water'],
      ],
      [
        ['item', '• The stones, which grind the rye'],
        ['item', '• The floor, which is of oak'],
      ],
    )('What parts does the mill have?')
    expect(text).toContain('which grind the rye')
    expect(text).toContain('which is of oak')
  })

  it('does not end with an item that announces the next ones', () => {
    // The 24th item, the last one that is shown, announces the others
    const items = Array.from({ length: 23 }, (_, i): Part => ['item', `• Tool number ${i}`])
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Tools', 2],
      ['paragraph', 'The miller has these tools:'],
      ...items,
      ['item', '• For the winter:'],
      ['item', '• An axe for the ice'],
    ])('Why does the miller have these tools?')
    expect(text).toContain('Tool number 22')
    expect(text).not.toContain('For the winter')
  })

  it('begins with the item that a question is about if the list is long', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Rules of the house', 2],
      ['paragraph', 'These rules were written on the door:'],
      ['item', `• Carts wait at the dam. ${FILLER}`],
      ['item', `• Dogs stay outside. ${FILLER}`],
      ['item', `• Rye is weighed twice. ${FILLER}`],
      ['item', '• No lamp may burn beside the flour, because its dust explodes.'],
    ])('Why may no lamp burn beside the flour?')
    expect(text).toContain('its dust explodes')
    expect(text).not.toContain('Carts wait')
  })

  it('is the list of a summary', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Takeaways', 2],
      ['item', '• Tides turn the wheel'],
      ['item', '• Gates hold the water'],
      ['paragraph', 'All takeaways return in the next chapter about the sea.'],
    ])('What are the takeaways on mills?')
    expect(text).toContain('- Tides turn the wheel\n- Gates hold the water')
  })

  it('has the paragraph below the line that is its title', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['paragraph', 'Benefits and drawbacks of tide wheels.'],
      [
        'paragraph',
        'They turn at known hours and need no dam across the river. They stand still at slack water, and ice breaks the boards in a hard winter.',
      ],
    ])('What are benefits and drawbacks of tide wheels?')
    expect(text).toContain('ice breaks the boards')
  })

  it('is not chosen by the names in a program', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Water', 2],
      ['paragraph', 'Here is a program:'],
      ['code', 'pressure = water_depth * gate_width * 9.81\ngate.pressure(water, depth)'],
      ['heading', 'Depth', 2],
      ['paragraph', 'The pressure on a gate grows with the depth of the water before it.'],
    ])('How does the pressure on the gate depend on the depth of the water?')
    expect(text.indexOf('grows with the depth')).toBeGreaterThan(-1)
    const program = text.indexOf('gate.pressure')
    expect(program === -1 || program > text.indexOf('grows with the depth')).toBe(true)
  })

  it('is the closest passages if the document has one side of a comparison', () => {
    const { closest, refused } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['paragraph', 'A sluice holds the water back until the tide falls.'],
    ])('What is the difference between a sluice and an iron crane?')
    expect([closest, refused]).toEqual([true, false])
  })

  it('is not a table for a question for several things', () => {
    const { text } = asking([
      TITLE,
      ['paragraph', INTRO],
      ['heading', 'Repair', 2],
      ['table', 'Time\t|\tTools\t|\tPerson\nTwo hours\t|\tAxe\t|\tMiller'],
      ['paragraph', 'The wheel is lifted out, then dried, then mended and at last oiled.'],
    ])('Which steps does the repair have?')
    expect(text).not.toMatch(/^- Time/u)
  })
})

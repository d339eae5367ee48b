import { expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { analysedDocument } from '../document/analysed-document.ts'
import { itemAlone } from './list-in-paragraph.ts'
import { shortExcerpt } from './shown/excerpt.ts'

/** The paragraph of the sentence of a text that has some words, with that sentence. */
function located(text: string, words: string) {
  const document = analysedDocument(indexDocument(text, 'en'))
  const sentence = document.index.sentences.findIndex((one) => one.text.includes(words))
  const paragraph = document.paragraphs[document.paragraphOf[sentence] ?? -1] ?? expect.fail()
  return { document, paragraph, sentence }
}

const weirs = Array.from(
  { length: 10 },
  (_, i) => `• Weir ${i + 1}: of stone, broad and rarely dry`,
)

it('shows an item alone with the items inside it', () => {
  const { document, paragraph, sentence } = located(
    [
      'Gates of the coast:',
      '',
      '• Flap gate: opens with the flood',
      '  ◦ Orrin: 4 metres wide',
      ...weirs,
    ].join('\n'),
    'Flap gate',
  )
  expect(itemAlone(document, paragraph, sentence)?.markdown).toBe(
    'Gates of the coast [p. 1]:\n- Flap gate: opens with the flood\n  - Orrin: 4 metres wide [p. 1]',
  )
})

it('shows an item with the long items inside it', () => {
  const inner = weirs.slice(0, 9).map((weir) => `  ◦ ${weir.slice(2)} in the year`)
  const { document, paragraph, sentence } = located(
    ['Gates of the coast:', '', '• Weirs of the coast', ...inner, ...weirs].join('\n'),
    'Weirs of',
  )
  const shown = itemAlone(document, paragraph, sentence)?.markdown ?? ''
  expect(shown.split('\n').filter((line) => line.startsWith('  - '))).toHaveLength(inner.length)
})

it('shows an item alone without more items inside it than a short list has', () => {
  const inner = weirs.map((weir) => `  ◦ ${weir.slice(2)} in the year`)
  const { document, paragraph, sentence } = located(
    ['Gates of the coast:', '', '• Flap gate: opens with the flood', ...inner, ...inner].join('\n'),
    'Flap gate',
  )
  expect(itemAlone(document, paragraph, sentence)?.markdown).toBe(
    'Gates of the coast [p. 1]:\n- Flap gate: opens with the flood [p. 1]',
  )
})

it('shows the items that an item announces', () => {
  const { document, paragraph, sentence } = located(
    ['Rules of the coast:', '', '• The guild has to pay for:', '• repairs of stone', ...weirs].join(
      '\n',
    ),
    'has to pay',
  )
  expect(shortExcerpt(document, { paragraph, sentence }).markdown).toContain('repairs of stone')
})

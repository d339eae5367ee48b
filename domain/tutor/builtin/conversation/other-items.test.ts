import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../../messages/en/tutor.ts'
import { indexDocument } from '../../../text/document.ts'
import { classifyIntent } from '../../question/classify-intent.ts'
import { subjectsBefore } from '../../question/subject/subjects.ts'
import { answerFromDocument } from '../answer.ts'

/** The replies to some messages about a text, each after the ones before it. */
function converse(language: string, text: string, ...asked: readonly string[]): string[] {
  const index = indexDocument(text, language)
  const shown: string[] = []
  return asked.map((question, i) => {
    const intent = classifyIntent(
      { question, ...subjectsBefore(asked.slice(0, i)), shown: [...shown] },
      index,
    )
    const { content, citations } = answerFromDocument(index, intent, messages.builtin)
    for (const { quote } of citations) expect(index.pages.join('\f')).toContain(quote)
    shown.push(...citations.map(({ quote }) => quote))
    return content.replaceAll('**', '')
  })
}

const GATES: Readonly<Record<string, string>> = {
  en: 'The mill has three gates:\n\n• Sluice: a gate that is lifted.\n• Penstock: a gate below the water.\n• Flap: a gate that the tide shuts.',
  de: 'Die Mühle hat drei Tore:\n\n• Siel: ein Tor, das man hebt.\n• Schütz: ein Tor unter Wasser.\n• Klappe: ein Tor, das die Flut schließt.',
  es: 'El molino tiene tres puertas:\n\n• Esclusa: una puerta que se levanta.\n• Compuerta: una puerta bajo el agua.\n• Clapeta: una puerta que cierra la marea.',
}

describe('the other things of a list', () => {
  it.each([
    ['en', 'What is a sluice?', 'and the other types?', 'Sluice', 'Penstock', 'Flap'],
    ['de', 'Was ist ein Siel?', 'und die anderen?', 'Siel', 'Schütz', 'Klappe'],
    ['es', '¿qué es una esclusa?', 'y los otros tipos?', 'Esclusa', 'Compuerta', 'Clapeta'],
  ])('are shown in %s without the one that was quoted', (language, first, next, one, ...others) => {
    const [, reply = ''] = converse(language, GATES[language] ?? '', first, next)
    for (const other of others) expect(reply).toContain(other)
    expect(reply).not.toContain(one)
  })

  it('are the list beside the quotation only, not the one above it', () => {
    const text =
      '• Gates:\n  • Sluice: a gate that is lifted.\n  • Flap: a gate that the tide shuts.\n• Wheels:\n  • Overshot: a wheel with buckets.'
    const [, reply = ''] = converse('en', text, 'What is a sluice?', 'and the others?')
    expect(reply).toContain('Flap')
    expect(reply).not.toContain('Overshot')
  })
})

describe('the contrary of a thing', () => {
  const filler = 'The guild of Orrin has a house at the sea. Its clerk writes all day.'
  it.each([
    [
      'en',
      'What is ebb?',
      'and the opposite?',
      'Tides\n\nEbb: the fall of the sea, which is the opposite of the flow.\n\nFlow: the rise of the sea in spring.',
      'rise of the sea',
      'fall of the sea',
    ],
    [
      'de',
      'Was ist Ebbe?',
      'und das Gegenteil?',
      'Gezeiten\n\nEbbe: das Fallen des Meeres, das Gegenteil der Flut.\n\nFlut: das Steigen des Meeres im Frühling.',
      'Steigen des Meeres',
      'Fallen des Meeres',
    ],
    [
      'es',
      '¿Qué es el reflujo?',
      'y lo contrario?',
      'Mareas\n\nReflujo: la bajada del mar, lo contrario del flujo.\n\nFlujo: la subida del mar en primavera.',
      'subida del mar',
      'bajada del mar',
    ],
  ])(
    'is the thing that the text calls the contrary in %s',
    (language, first, next, text, meaning, other) => {
      const [, reply = ''] = converse(language, `${text}\n\n${filler}`, first, next)
      expect(reply).toContain(meaning)
      expect(reply).not.toContain(other)
    },
  )
})

it('replaces the number of a thing by that of an ordinal', () => {
  const text =
    'Step 2 is done with a saw of iron in the yard.\n\nFor step 3 the miller needs a hammer of oak.\n\nThe guild of Orrin has a house.'
  const [, reply = ''] = converse('en', text, 'What is needed for step 2?', 'and for the third?')
  expect(reply).toContain('hammer of oak')
})

it('lists the key terms that were not listed', () => {
  const entries = [
    'sluice: a gate that a miller lifts at ebb',
    'penstock: a pipe that leads water to a wheel',
    'weir: a wall that raises a river',
    'culvert: a tunnel for a stream below a road',
    'leat: a ditch that brings water to a mill',
    'tailrace: a channel in which used water leaves',
    'hopper: a box from which grain falls',
    'axle: a beam of oak that turns with its wheel',
    'damsel: a rod that shakes the grain',
    'quern: two stones that are turned by hand',
    'bolter: a sieve that parts flour from bran',
    'kiln: an oven in which malt is dried',
    'sprattle: a beam that bears a shaft',
    'chute: a slide by which sacks leave the loft',
  ]
  const text = `Mills\n\nA mill has many parts.\n\nGlossary\n\n${entries.join('\n')}`
  const asked = ['What are the key terms?', 'are there any more terms?', 'any other terms?']
  const [first = '', more = '', none = ''] = converse('en', text, ...asked)
  const listed = (reply: string) => entries.filter((entry) => reply.includes(entry))
  expect(listed(first)).toHaveLength(12)
  expect([...listed(first), ...listed(more)].toSorted()).toEqual(entries.toSorted())
  expect(none).toBe(messages.builtin.noMore)
})

it('summarises in fewer sentences', () => {
  const points = Array.from(
    { length: 8 },
    (_, i) =>
      `The mill number ${i + 1} grinds the ${['rye', 'salt', 'oak', 'bark'][i % 4] ?? ''} of village ${i + 1}.`,
  )
  const text = `The mills\n\n${points.join('\n\n')}\n\nSummary\n\n${points.slice(0, 6).join(' ')}`
  const [long = '', short = ''] = converse('en', text, 'Summarise the document', 'shorter please')
  const count = (reply: string) => reply.match(/^- /gmu)?.length ?? 0
  expect(count(short)).toBeGreaterThan(0)
  expect(count(short)).toBeLessThan(count(long))
})

it('searches a short question together with the previous one if the text lacks its words', () => {
  const text = `The mill\n\nThe gates of the mill are of three woods. Gates of oak outnumber the rest of the gates of the mill.\n\nThe sea\n\n${'The herring came late to the sea. '.repeat(20)}`
  const [, reply = ''] = converse(
    'en',
    text,
    'Which gates does the mill have?',
    'which predominate?',
  )
  expect(reply).toContain('Gates of oak')
  const [, other = ''] = converse(
    'en',
    text,
    'Which gates does the mill have?',
    'how do penguins of the antarctic raise their chicks?',
  )
  expect(other).not.toContain('Gates of oak')
})

it('summarises a text whose subject is asked for in everyday German', () => {
  const text =
    'Die Mühle\n\nDie Mühle an der Küste mahlt das Korn der Bauern bei Nacht und bei Ebbe.'
  const [reply = ''] = converse('de', text, 'um was gehts in dem skript eigentlich?')
  expect(reply).toContain('mahlt das Korn')
})

import { expect, it } from 'vitest'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { sentenceQuestions } from './sentence-questions.ts'
import { wordingOf } from '../wording/wording.ts'

const INTRO = 'The mill stood at the mouth of the river, and the villages used it for a long time.'

const saidIn = (sentence: string, language = 'en') => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const page = `Mills\n\n${INTRO} ${sentence}`
  return sentenceQuestions(readBlocks([page]), [page], wording)
}

it.each([
  [
    'The main difference between tide mills and wind mills is that the former need the sea.',
    'What is the difference between “tide mills” and “wind mills”?',
  ],
  [
    'Tide mills of the coast are also known as sea mills because the sea (or a bay) drives them.',
    'Why are Tide mills of the coast called “sea mills”?',
  ],
  [
    'Der wesentliche Unterschied zwischen Flutmühlen und Windmühlen ist, dass das Meer die ersten antreibt.',
    'Worin unterscheiden sich „Flutmühlen“ und „Windmühlen“?',
    'de',
  ],
  [
    'Die Mühlen der Küste heißen auch Meermühlen, weil das Meer der Bucht sie antreibt.',
    'Warum heißen die Mühlen der Küste „Meermühlen“?',
    'de',
  ],
  [
    'La principal diferencia entre molinos de marea y molinos de viento es que el mar mueve los primeros.',
    '¿Cuál es la diferencia entre «molinos de marea» y «molinos de viento»?',
    'es',
  ],
  [
    'Los molinos de la costa se llaman molinos de mar porque el agua de la bahía mueve sus ruedas.',
    '¿Por qué los molinos de la costa se llaman «molinos de mar»?',
    'es',
  ],
  [
    'One of the main advantages of tide mills (of the coast) is that the sea drives them in summer.',
    'What is one of the main advantages of tide mills?',
  ],
  [
    'Die Hauptaufgabe der Müllergilde ist die Aufsicht über alle Mühlen an der Küste.',
    'Was ist die Hauptaufgabe der Müllergilde?',
    'de',
  ],
  [
    'La principal ventaja de los molinos de marea es que el mar los mueve también en verano.',
    '¿Cuál es la principal ventaja de los molinos de marea?',
    'es',
  ],
])('asks what a sentence answers: %s', (sentence, question, language = 'en') => {
  expect(saidIn(sentence, language)).toMatchObject([
    { question, answer: [{ text: sentence, quote: sentence, page: 1 }] },
  ])
})

it.each([
  'The difference between the two and their owners is that the owners pay for the mills.',
  'The game is called a mill because three stones in one row close a mill of the player.',
  'It is called a tide mill because the tide of the bay drives the wheel below the house.',
  'The main purpose of this mill is to grind the grain of all villages at the bay.',
  'The goal of treatment is to keep the wheel of the mill in order for the next flood.',
  'However, tide mills are called sea mills because the sea of the bay drives all of them.',
])('does not ask about a thing that only the previous text defines: %s', (sentence) => {
  expect(saidIn(sentence)).toEqual([])
})

it('does not ask about an aspect if a sentence only says what it is not', () => {
  const sentence =
    'La meta del molino no es moler mucho grano, sino dar harina buena a todos los pueblos.'
  expect(saidIn(sentence, 'es')).toEqual([])
})

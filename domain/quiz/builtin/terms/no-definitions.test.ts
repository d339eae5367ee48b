import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../documents/read-document.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { wordingOf } from '../wording/wording.ts'
import { isClause } from './meanings/meanings.ts'
import { termsOf } from './terms.ts'

const START = {
  en: 'The course explains how a river is kept in its bed by walls and gates.\n\n',
  de: 'Der Kurs erklärt, wie ein Fluss in seinem Bett gehalten wird.\n\n',
  es: 'El curso explica cómo un río se mantiene en su cauce con muros.\n\n',
}

const namesIn = async (language: keyof typeof START, markdown: string): Promise<string[]> => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const bytes = new TextEncoder().encode(START[language] + markdown)
  const file = { fileId: 'f', ...(await readDocument(bytes, 'md')) }
  const blocks = readBlocks(file.pages, file.emphasis, file.structure)
  return termsOf(file, blocks, wording).map(({ term }) => term)
}

describe('a sentence', () => {
  it.each([
    ['en', 'A weir is one of several structures that raise a river. A weir lasts. The weir leaks.'],
    ['en', 'The weir is a rare exception that the law allows. A weir lasts. The weir leaks.'],
    ['de', 'Das Wehr ist eine seltene Ausnahme, die das Gesetz erlaubt. Ein Wehr hält. Das Wehr.'],
    ['de', 'Die Deichpflicht ist im Gegensatz zu der Abgabe freiwillig. Die Deichpflicht gilt.'],
    ['de', 'Das Wehr ist eine weitere Mauer, die den Fluss staut. Ein Wehr hält. Das Wehr.'],
    ['de', 'Je nach Wetter ist die Nutzung des Wehrs und der Tore sinnvoll. Je nach Wetter.'],
    [
      'de',
      'Insbesondere im Tal ist die Bildung von Gruppen ein Ziel der Arbeit. Insbesondere im Tal.',
    ],
    [
      'es',
      'Las aguas bravas son las del interior, que con la nieve bajan en abril. Las aguas bravas.',
    ],
    ['es', 'El azud es una excepción que la ley permite. Un azud dura. El azud gotea.'],
    ['es', 'El azud es solo una parte que sobró del muro. Un azud dura. El azud gotea.'],
  ] as const)(
    'that rates or compares a thing does not define it (%s): %s',
    async (language, text) => {
      expect(await namesIn(language, text)).toEqual([])
    },
  )
})

it('a meaning can have "only" inside', async () => {
  const text =
    'Eine Notlage liegt vor, wenn eine Flut nur genau ein Tor zerstört. Die Notlage endet.'
  expect(await namesIn('de', text)).toEqual(['Notlage'])
})

it('a German meaning that ends with an article or determiner is cut off', async () => {
  const text = '**Wehr** bezeichnet ein Bauwerk, in dem jede einzelne'
  expect(await namesIn('de', text)).toEqual([])
  expect(await namesIn('de', `${text} Mauer hält.`)).toEqual(['Wehr'])
})

describe('a label', () => {
  it.each([
    [
      'es',
      '**Riego:** El guarda de la presa necesita la firma del alcalde para abrir la compuerta.',
    ],
    ['es', '**Riego:** El guarda del molino prepara la rueda para la molienda del grano.'],
    ['es', '**Riego:** Los canales que bajan del monte al valle son obras de piedra.'],
    ['en', '- **Leaky**: a stone in the wall binds to the mud of the bed to keep the water'],
    ['en', '- **Crest height**: a property of the gate, measured by the guard of the dam'],
    ['es', '- **Altura**: propiedad de la compuerta de una presa con un muro alto'],
    [
      'es',
      '- **Riego moderno**: destacan los canales de piedra, que son más largos que los de tierra',
    ],
    ['es', '**Riego:** una opción que se ofrece a todos los pueblos del valle'],
    ['es', '**Riego:** Es necesario pedir la firma del alcalde, si el turno es de noche.'],
    ['en', '- **Lockage**: an option that the port offers to each boat of the river'],
    ['en', '- **Chronicle**: lots of news on the river that can be found'],
    ['es', '- **Agua:** el componente más abundante de la vida'],
  ] as const)('before a statement is no term (%s): %s', async (language, text) => {
    expect(await namesIn(language, text)).toEqual([])
  })

  it.each([
    [
      'en',
      '- **Elasticity**: a property of the body that lets it return to its form',
      'elasticity',
    ],
    ['en', '- **Crest**: the highest point of a wave between two troughs', 'crest'],
  ] as const)('before a definition is a term (%s): %s', async (language, text, term) => {
    expect(await namesIn(language, text)).toEqual([term])
  })

  it.each([
    ['en', 'Practical Applications'],
    ['en', 'Current trends in dredging'],
    ['en', 'Related Areas'],
    ['de', 'Verwandte Themen'],
    ['es', 'Áreas relacionadas'],
    ['de', 'Anwendungsgebiete'],
    ['de', 'In der Praxis: Konkrete Anwendungsfälle'],
    ['es', 'Tendencias actuales en el riego'],
  ] as const)(
    'below a heading of uses or trends is no term (%s): %s',
    async (language, heading) => {
      const line = {
        en: '- Harbours: removal of mud that a stream leaves',
        de: '- Hafen: Maß, das die Tiefe des Wassers angibt',
        es: '- Puerto: conjunto de canales que riegan un campo',
      }[language]
      expect(await namesIn(language, `## Other\n\n${line}`)).toHaveLength(1)
      expect(await namesIn(language, `## ${heading}\n\n${line}`)).toEqual([])
    },
  )
})

it('a heading that begins with "concept of" is no term of a sentence about the concept', async () => {
  const text =
    '## Concepto de libro de riego\n\nUn libro de riego define la hora y cantidad de los turnos anotados en un año.'
  expect(await namesIn('es', text)).toEqual([])
})

it.each([
  ['la compuerta está a la altura del muro', true],
  ['la compra del muro origina una deuda', true],
  ['el guarda prepara la rueda que mueve el agua', true],
  ['el agua dulce que lleva un río', false],
  ['el artista que pinta un río', false],
  ['la pieza que está en la rueda', false],
])('a Spanish clause is told from a phrase: %s', (text, is) => {
  const wording = wordingOf('es')
  if (!wording) throw new Error('es')
  expect(isClause(text, wording)).toBe(is)
})

it('a German label that begins with "Definition" names the term after it', async () => {
  const line = '- Definition Pegel: Höhe des Wassers über dem Grund'
  expect(await namesIn('de', line)).toEqual(['Pegel'])
})

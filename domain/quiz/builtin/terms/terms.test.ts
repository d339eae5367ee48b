import { expect, it } from 'vitest'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { isTerm } from './term-names.ts'
import { termsOf } from './terms.ts'
import { wordingOf } from '../wording/wording.ts'

const termsIn = (language: string, text: string): string[] => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const pages = [text]
  return termsOf({ fileId: 'f', pages }, readBlocks(pages), wording).map(({ term }) => term)
}

it('does not read an adverb as a German term, but a noun also without an article', () => {
  const text = `Zusätzlich sind die Schleusen eine Woche lang in einer Werkstatt. Das Wehr wird geprüft,
zusätzlich auch das Tor.

Partizipation bedeutet die Einbindung der Anwohner in die Planung von Angeboten. Der Stadt ist Partizipation
wichtig, und Partizipation braucht Zeit.`
  expect(termsIn('de', text)).toEqual(['Partizipation'])
})

it.each([
  'El agua es la sustancia más abundante en los seres vivos de la tierra.',
  'El agua es el disolvente más fácil de encontrar en la casa que tenemos.',
  'Los puentes de hidrógeno son los responsables del elevado calor de vaporización.',
])('does not read a remark as a definition: %s', (remark) => {
  const uses = 'El agua corre. Hay puentes de hidrógeno. El agua tiene puentes de hidrógeno.'
  expect(termsIn('es', `${remark} ${uses}`)).toEqual([])
})

it('does not read a word of a sentence with a formula as a term', () => {
  const text =
    'Then $f(x)$ is the probability of observing the data for a given value.\n\nThen it rains.'
  expect(termsIn('en', text)).toEqual([])
})

it('keeps a superlative with a clause, which defines', () => {
  const text = `The greatest divisor is the largest number that divides two other numbers. The greatest divisor
is found by steps. Every greatest divisor is a number.`
  expect(termsIn('en', text)).toEqual(['greatest divisor'])
})

it('reads a definition of a singular term as several things', () => {
  const text = `Still water refers to rivers that hardly move behind a dam. Still water is calm.`
  expect(termsIn('en', text)).toEqual(['still water'])
})

it('does not read the full name of a thing as its definition', () => {
  const wording = wordingOf('es')
  if (!wording) throw new Error('es')
  const marked = markBold([
    `En Orrin, el **Puente Viejo** es el Puente de Orrin y de los Valles. Todos cruzan el Puente Viejo.`,
  ])
  const blocks = readBlocks(marked.pages, marked.emphasis)
  expect(termsOf({ fileId: 'f', ...marked }, blocks, wording)).toEqual([])
})

it('keeps a Latin word that looks like an article', () => {
  const wording = wordingOf('en')
  if (!wording) throw new Error('en')
  const marked = markBold([
    'Mills\n\nThe miller had a priori knowledge of the tides.',
    'Key Terms\n\n**a priori knowledge** knowledge that a person has before any experience\n\n**mill race** a narrow channel in which water flows to the wheel of a mill',
  ])
  const blocks = readBlocks(marked.pages, marked.emphasis)
  const terms = termsOf({ fileId: 'f', ...marked }, blocks, wording)
  expect(terms.map(({ term }) => term)).toContain('a priori knowledge')
})

it.each([
  ['table of a mill that records the height of the water', ['weir table']],
  ['concept of a mill that records the height of the water', []],
])('reads a central thing as defined, but not a central %s', (rest, terms) => {
  const text = `A weir table is a central ${rest}. The weir table is old. Every weir table is kept.`
  expect(termsIn('en', text)).toEqual(terms)
})

it('leaves out terms that a text with a glossary mentions once in bold', () => {
  const wording = wordingOf('en')
  if (!wording) throw new Error('en')
  const entries = ['sluice', 'hopper', 'spindle', 'paddle', 'hurst', 'damsel', 'quern', 'sack'].map(
    (term, at) => `**${term}** part of a mill that is number ${at} in the list of the museum`,
  )
  const text = [
    'The keepers measured the wheel with a **theodolite**, a device akin to a telescope.',
    'The keepers turned the wheel with a **lantern**, a gear akin to a cage of wood.',
    'In the museum the lantern stands beside the door, and many people look at it.',
  ].join('\n\n')
  const file = markBold([`Mills\n\n${text}`, `Key Terms\n\n${entries.join('\n\n')}`])
  const terms = termsOf({ fileId: 'f', ...file }, readBlocks(file.pages, file.emphasis), wording)
  const names = terms.map(({ term }) => term)
  expect(names).toContain('lantern')
  expect(names).not.toContain('theodolite')
})

it.each([
  ['Bekannte Schleusen', false],
  ['Weiter', false],
  ['Ähnlich zur Schleuse', false],
  ['JSON - JavaScript Object Notation', false],
  ['Weiterbildung', true],
])('tells names from other beginnings of a German sentence: %s', (term, isName) => {
  const german = wordingOf('de')
  if (!german) throw new Error('German is supported')
  expect(isTerm(term, german)).toBe(isName)
})

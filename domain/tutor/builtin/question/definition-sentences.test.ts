import { definedTerm } from '../../question/subject/asked-meaning.ts'
import { describe, expect, it } from 'vitest'
import { answerTypeOf, holdsAnswer } from '../../question/subject/answer-type.ts'
import { definitionStrength, MIN_STRENGTH } from './definition-sentences.ts'

it('recognises a definition in words with accents', () => {
  expect(definitionStrength('The tide is la marée.', 'tide')).toBe(4)
  expect(definitionStrength('The tide is très élevé not.', 'tide')).toBe(1)
})

it('recognises a definition after the origin of a word, but not in what a thing is part of', () => {
  const roots = '(from the old roots mola, meaning “stone,” and aqua, meaning “water that flows”)'
  expect(definitionStrength(`A molaqua ${roots} is the wheel of a mill.`, 'molaqua')).toBe(4)
  expect(definitionStrength('La muestra es de los mismos cinco molinos.', 'muestra')).toBe(1)
})

it('recognises a definition of a term in quotation marks, and one with an adjective', () => {
  expect(definitionStrength('Der »Müller«, ein alter Beruf, war ihr Nachbar.', 'Müller')).toBe(2.5)
  expect(definitionStrength('The miller is the key person of a mill.', 'miller')).toBe(4)
  expect(definitionStrength('The miller is the key to the mill.', 'miller')).toBe(1)
})

it.each([
  ['A dam acts as a wall that holds the water.', 'dam'],
  ['Ein Damm dient als Mauer gegen das Wasser.', 'Damm'],
  ['La presa sirve para retener el agua.', 'presa'],
])('recognises what a thing is for as its meaning: %s', (sentence, term) => {
  expect(definitionStrength(sentence, term)).toBeGreaterThanOrEqual(2)
})

it.each([
  ['When a river leaves its bed for another one, it is undergoing avulsion.', 'avulsion'],
  ['Wenn ein Hafen Land gewinnt, betreibt er Aufspülung.', 'Aufspülung'],
  ['Cuando un río cambia de cauce, está sufriendo una avulsión.', 'avulsión'],
  ['Als seetüchtig gilt jedes Boot, das einen Sturm übersteht.', 'seetüchtig'],
  ['Von einer Springflut spricht man, wenn Mond und Sonne zusammenwirken.', 'Springflut'],
  ['A sluice is usually composed of two gates of oak and a wheel.', 'sluice'],
  ['Fischereirecht, § 4 FG: Befugnis, in einem Gewässer zu fischen', 'Fischereirecht'],
  ['Así pues, los molineros eran aquellas personas que molían el grano.', 'molineros'],
])('recognises what a term is in a sentence with another form: %s', (sentence, term) => {
  expect(definitionStrength(sentence, term)).toBeGreaterThanOrEqual(2.5)
})

it('does not read the value of a thing or the end of a condition as a definition', () => {
  expect(definitionStrength('Avulsion is worth 4 marks.', 'avulsion')).toBe(1)
  expect(definitionStrength('When it rains, it is raising a flood of mud.', 'flood')).toBe(0)
})

it('does not read what is done with a thing or a formula alone as a definition', () => {
  const done = 'In other years, repairing old sluices was a way of keeping the water.'
  expect(definitionStrength(done, 'sluices')).toBeLessThan(MIN_STRENGTH)
  expect(definitionStrength('EBM = (1.645) ⎛ ⎝', 'EBM')).toBeLessThan(MIN_STRENGTH)
  expect(definitionStrength('EBM = the limit of the error', 'EBM')).toBe(3)
})

it('does not time out on a sentence of letters with accents', () => {
  expect(definitionStrength(`The tide is ${'é'.repeat(400)}`, 'tide')).toBe(2.5)
})

it('does not time out when it searches a time in a long number', () => {
  expect(holdsAnswer('time', '1'.repeat(500_000))).toBe(false)
})

it('does not time out on a long question of marks', () => {
  expect(definedTerm('What is osmosis? ?! ')).toBe('osmosis?')
  expect(definedTerm(`What is ${'?'.repeat(1_000_000)}x`)).toMatch(/\?x$/u)
})

it('does not read where a thing is or what is done with it as a definition', () => {
  expect(definitionStrength('Sluices are lined with oak.', 'sluice')).toBe(1)
  expect(definitionStrength('Tides are at the beginning of all this.', 'tides')).toBe(1)
  expect(definitionStrength('A gauge is designed for water.', 'gauge')).toBe(2.5)
})

it.each([
  ['A weir is one of the few walls that outlive a flood.', 'weir'],
  ['A weir is one of several walls in a river.', 'weir'],
  ['The weir is a rare exception to the law.', 'weir'],
  ['Ein Wehr ist eine positive Ausnahme im Tal.', 'Wehr'],
  ['Ein Wehr ist eine der wenigen Mauern im Fluss.', 'Wehr'],
  ['El azud es una de las pocas obras del río.', 'azud'],
  ['El azud es una excepción en el valle.', 'azud'],
])('does not read one of several or an exception as a definition: %s', (sentence, term) => {
  expect(definitionStrength(sentence, term)).toBe(1)
})

it('does not read verbs and verse numbers as a time', () => {
  expect(holdsAnswer('time', 'A miller may care, as 4:414 says.')).toBe(false)
  expect(holdsAnswer('time', 'It was built on 3 May.')).toBe(true)
})

it.each([
  'types of gates pls',
  'the parts of a mill',
  'which crafts are there for mills',
  'what other kinds of tide mills are there?',
  'Arten von Toren',
  'welche Handwerke gibt es',
  'wer arbeitet alles in der Mühle?',
  'tipos de puertas',
  'los pasos del ciclo',
  '¿qué oficios hay?',
])('reads a message for several things as a question for a list: %s', (question) => {
  expect(answerTypeOf(question)).toBe('list')
})

describe('a sentence about a term', () => {
  it.each([
    ['dam', 'A dam is a good place for a mill, but not enough.'],
    ['dam', 'A flawed dam is nevertheless a dam that holds water.'],
    ['dam', 'The dam is not a wall of stones in the sea.'],
    ['dam', 'The main problem of a dam is the weight of the water.'],
    ['Damm', 'Das Hauptproblem der Dämme ist das Gewicht des Wassers.'],
    ['dam', 'A dam is like a wall that holds the water.'],
    ['Damm', 'Ein Damm ist wie eine Mauer aus Eiche.'],
    ['Damm', 'Ein Damm ist keine Mauer aus Eiche.'],
    ['presa', 'La presa es como un muro de roble.'],
    ['dam', 'A dam is by definition stronger than the flood.'],
    ['dams', 'Dams are considered responsible for dry valleys.'],
    ['dams', 'Dams are thought to change the water of a valley.'],
    ['Damm', 'Das Haus unter dem Damm gehörte dem Müller.'],
    ['dams', 'They sold dams, the wheels and a barrel of nails.'],
    ['dams', 'When they built dams, the price of the land fell.'],
    ['presa', 'Cuando se construye la presa, el valor de la tierra aumenta.'],
    ['dam', 'A dam, a wheel and the nails of the guild were sold.'],
    ['dam', 'He says that the dam is a problem for the valley.'],
    ['presa', 'El camino pasa por la presa y sube al molino.'],
  ])('defines no %s if it denies, compares or is about another thing: %s', (term, sentence) => {
    expect(definitionStrength(sentence, term)).toBeLessThan(2)
  })

  it.each([
    ['dam', 'In a mill, a dam is a wall that holds the water.'],
    ['dam', 'Today the dam is a wall that holds the water.'],
    ['Damm', 'Als Damm wird jene Mauer bezeichnet, die das Wasser hält.'],
    ['Damm', 'Unter einem Damm versteht man eine Mauer, die das Wasser hält.'],
    ['dam', 'Informally, we can define a dam as the wall of a bay.'],
    ['Damm', 'Wir definieren den Damm als eine Mauer in einer Bucht.'],
    ['presa', 'Podemos definir la presa como el muro de una bahía.'],
    ['dams', 'Recall that dams are walls of stone or oak.'],
    ['dam', 'As we said in the section before this one, a dam is a wall that holds water.'],
    ['seiche', 'Recall from the chapter on lakes that a seiche occurs when the wind drops.'],
    ['seiche', 'The wave was a seiche (SE), which is a wave that stands.'],
    ['seiche', 'They called for a seiche, the wave that stands in a lake.'],
    ['levees', 'The farms depend on levees—the banks of earth beside a river.'],
    ['Deich', 'Das Dorf brauchte einen Deich, einen Wall aus Erde.'],
    ['Deich', 'Das Dorf brauchte einen Deich: ein Wall aus Erde.'],
    ['presa', 'El pueblo construyó la presa, un muro que retiene el agua.'],
    ['dam', 'In other words, a dam is a wall that holds the water.'],
    ['Damm', 'Eine Mauer, die das Wasser hält, wird Damm genannt.'],
    ['Damm', 'Die Mauer, die man auch als Damm bezeichnet, ist aus Eiche.'],
    ['Stau', 'Steht das Wasser hinter einer Mauer, so spricht man von einem Stau.'],
    ['Damm', 'Bei einem Damm handelt es sich um eine Mauer.'],
    ['presa', 'A este muro se le conoce como presa.'],
    ['presa', 'Por presa se entiende un muro que retiene el agua.'],
    ['cubism', 'Cubism holds that a picture shows a thing from all its sides.'],
  ])('defines %s: %s', (term, sentence) => {
    expect(definitionStrength(sentence, term)).toBeGreaterThanOrEqual(2)
  })
})

describe('a question for how a thing is defined', () => {
  it.each([
    ['How is quality defined?', 'quality'],
    ['how do you define quality?', 'quality'],
    ['Wie ist Qualität definiert?', 'Qualität'],
    ['Wie definiert man Qualität?', 'Qualität'],
    ['¿Cómo se define la calidad?', 'calidad'],
    ['¿Cómo está definida la calidad?', 'calidad'],
  ])('asks for a meaning: %s', (question, term) => {
    expect(answerTypeOf(question)).toBe('definition')
    expect(definedTerm(question)).toBe(term)
  })
})

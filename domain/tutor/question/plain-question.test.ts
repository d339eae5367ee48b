import { expect, it } from 'vitest'
import { plainQuestion } from './plain-question.ts'

it.each([
  ['What does osmosis actually mean?', 'What does osmosis mean?'],
  ['Can you please tell me what a sluice is?', 'what is a sluice?'],
  ['explain what the tide is', 'what is the tide'],
  ['and what about a sluice then?', 'and what about a sluice?'],
  ['Explain why the tide is high', 'why the tide is high'],
  ['Could you explain how a mill works in this chapter?', 'how a mill works?'],
  ['whats a sluice', 'what is a sluice'],
  ['What’s a sluice?', 'What is a sluice?'],
  ['Which key terms should I know for the test on this chapter?', 'Which key terms?'],
  ['Kannst du mir bitte erklären, was Ebbe eigentlich ist?', 'was ist Ebbe?'],
  ['Was ist in diesem Kapitel mit Flut gemeint?', 'Was ist mit Flut gemeint?'],
  ['¿Puedes decirme qué es exactamente la marea?', 'qué es la marea?'],
  ['What is this chapter about?', 'What is this chapter about?'],
  ['whats the diffrence between ebb and flow', 'what is the difference between ebb and flow'],
  ['Explain the acquisitive model to me in simple words', 'Explain the acquisitive model'],
  ['Whose mill was it?', 'Whose mill was it?'],
  ['Why did HM lose the mill?', 'Why did HM lose the mill?'],
  ['nein ich meine, wer hat die Mühle gebaut?', 'wer hat die Mühle gebaut?'],
  ['What else are mills used for besides grinding?', 'What else are mills used for?'],
  ['Besides oak, what were the wheels made of?', 'what were the wheels made of?'],
  ['Wofür nutzte man Mühlen noch, außer zum Mahlen?', 'Wofür nutzte man Mühlen noch?'],
  ['¿Para qué servían los molinos, además de moler?', '¿Para qué servían los molinos?'],
  ['What else besides oak?', 'What else besides oak?'],
  ['How does it differ from other mills?', 'How does it differ from other mills?'],
])('reads %s as %s', (question, plain) => {
  expect(plainQuestion(question)).toBe(plain)
})

it('leaves a message unchanged that contains nothing else', () => {
  expect(plainQuestion('please')).toBe('please')
  expect(plainQuestion('actually')).toBe('actually')
})

it('reads question words without their accents in a question of their language', () => {
  expect(plainQuestion('cuales son las partes del molino', 'es')).toBe(
    'cuáles son las partes del molino',
  )
  expect(plainQuestion('¿para que sirve la presa?', 'es')).toBe('¿para qué sirve la presa?')
  expect(plainQuestion('y cuales son sus partes', 'es')).toBe('y cuáles son sus partes')
  expect(plainQuestion('que es la marea', 'en')).toBe('qué es la marea')
  expect(plainQuestion('como funciona a maré', 'pt')).toBe('como funciona a maré')
})

it('reads a request without its umlauts', () => {
  expect(plainQuestion('Erklaere mir die Ebbe')).toBe('erkläre mir die Ebbe')
})

it.each([
  ['i dont get the thing with the sluice', 'the thing with the sluice'],
  ['kannst du mir n beispiel für nen damm geben', 'ein beispiel für einen damm'],
  ['hm ok thx. now what is a sluice lol', 'what is a sluice'],
  ['i have a test tomorrow and im so lost with the sluice', 'the sluice'],
  ['My teacher said we need to know about sluices', 'sluices'],
  ['isnt the sluice older?', "isn't the sluice older?"],
  ['boah ok. was is eig eine schleuse', 'was ist eine schleuse', 'de'],
  ['ich versteh nicht warum die schleuse schließt', 'warum die schleuse schließt'],
  ['x q se cierra la esclusa', 'por qué se cierra la esclusa', 'es'],
  ['vale. que es la marea', 'qué es la marea'],
  ['hola, tengo examen mañana y no se nada, empieza por la marea', 'la marea'],
  ['puedes explicarme que es la marea', 'qué es la marea'],
  ['q era eso de la esclusa', 'qué era la esclusa', 'es'],
])('reads the chat message %s as %s', (message, plain, language = 'en') => {
  expect(plainQuestion(message, language)).toBe(plain)
})

it('reads a single letter at the end as a variable, and leaves words of other languages unchanged', () => {
  expect(plainQuestion('¿qué valor tiene la variable q?', 'es')).toContain('variable q')
  expect(plainQuestion('why is the tide im Watt so high', 'en')).toContain('is the tide')
})

it.each([
  'Wait times in a queue: what are they?',
  'check digit of a code?',
  'OH group of an acid?',
  'cool air sinks, why?',
  'mm in a map, what is it?',
])('does not read a word of the subject as an interjection: %s', (question) => {
  expect(plainQuestion(question)).toBe(question)
})

it('does not time out on a long message', () => {
  const before = performance.now()
  plainQuestion('IT Is A Tide Actually '.repeat(4000))
  expect(performance.now() - before).toBeLessThan(2000)
})

import { describe, expect, it } from 'vitest'
import { comparisonSides, followUpKind, frontMatterOf, classifySmallTalk } from './message-kinds.ts'

describe('classifySmallTalk', () => {
  it.each([
    ['hi', 'greeting'],
    ['Hello there!', 'greeting'],
    ['Guten Tag', 'greeting'],
    ['¡Hola!', 'greeting'],
    ['你好', 'greeting'],
    ['Thank you very much!', 'thanks'],
    ['Danke', 'thanks'],
    ['תודה', 'thanks'],
    ['vale gracias, ahora lo pillo más o menos', 'thanks'],
    ['What can you do?', 'help'],
    ['Was kannst du?', 'help'],
    ['help', 'help'],
    ['will this be on the exam?', 'exam'],
    ['Do I need this for the test?', 'exam'],
    ['ist das klausurrelevant', 'exam'],
    ['Kommt das in der Klausur dran?', 'exam'],
    ['¿esto entra en el examen?', 'exam'],
  ])('reads %s as %s', (message, talk) => {
    expect(classifySmallTalk(message)).toBe(talk)
  })

  it.each([
    'Hi, what is osmosis?',
    'Help desks: what are they?',
    'Great Britain',
    'What is a hello message?',
    'What is important for the exam of a boiler?',
  ])('does not read a question as small talk: %s', (message) => {
    expect(classifySmallTalk(message)).toBeNull()
  })
})

describe('followUpKind', () => {
  it('reads several requests for the same as one', () => {
    expect(followUpKind('hmm i still dont get it, can you say it easier')).toBe('unclear')
    expect(followUpKind("I don't get it, what is a sluice?")).toBeNull()
  })
})

describe('frontMatterOf', () => {
  it.each([
    ['Who are the authors?', 'authors'],
    ['Who wrote this paper?', 'authors'],
    ['Wer hat dieses Dokument geschrieben?', 'authors'],
    ['¿Quién escribió este libro?', 'authors'],
    ['When was this published?', 'date'],
    ['Wann wurde das Buch veröffentlicht?', 'date'],
    ['What is the title of this document?', 'title'],
  ])('recognises %s', (question, about) => {
    expect(frontMatterOf(question)).toBe(about)
  })

  it.each([
    'Who wrote the constitution?',
    'When was the mill built?',
    'Who is the author of Hamlet?',
  ])('does not read a question about the subject as one about the document: %s', (question) => {
    expect(frontMatterOf(question)).toBeNull()
  })
})

it.each([
  ['i keep mixing up ebb and flood :(', ['ebb', 'flood']],
  ["aren't ebb and flood basically the same thing?", ['ebb', 'flood']],
  ['i always thought ebb and flood were the same thing?? whats the difference', ['ebb', 'flood']],
  ['ist die Ebbe dasselbe wie die Flut?', ['Ebbe', 'Flut']],
  ['sind Ebbe und Flut das gleiche?', ['Ebbe', 'Flut']],
  ['la bajamar es lo mismo que la pleamar o no?', ['bajamar', 'pleamar']],
  ['¿Es lo mismo la bajamar que la pleamar?', ['bajamar', 'pleamar']],
  ['Ebbe und Flut verwechsel ich dauernd', ['Ebbe', 'Flut']],
  ['siempre confundo la marea viva con la muerta', ['marea viva', 'muerta']],
  ['spring tide vs neap tide?? i keep mixing these up', ['spring tide', 'neap tide']],
  ['ebb and flood whats the difference, and which one is longer', ['ebb', 'flood']],
  ['Compare osmosis and diffusion', ['osmosis', 'diffusion']],
  ['What is the difference between a spring tide and a neap tide?', ['spring tide', 'neap tide']],
  ['How does rye differ from wheat?', ['rye', 'wheat']],
  ['Rye vs. wheat', ['Rye', 'wheat']],
  ['Was ist der Unterschied zwischen Ebbe und Flut?', ['Ebbe', 'Flut']],
  ['¿Qué diferencia hay entre la marea y el oleaje?', ['marea', 'oleaje']],
  ['¿Cuál es la diferencia entre la marea y el oleaje?', ['marea', 'oleaje']],
  ['la marea y el oleaje que diferencia tienen', ['marea', 'oleaje']],
  ['潮汐和洋流的区别是什么？', ['潮汐', '洋流']],
  ['What makes the difference?', null],
  ['rye vs wheat - what is the difference?', ['rye', 'wheat']],
  ['Rye, wheat and barley: how do they differ?', ['Rye', 'wheat', 'barley']],
  ['Rye and wheat, how do they differ?', ['Rye', 'wheat']],
  ['difference between rye and wheat, how many grains does each one have', ['rye', 'wheat']],
  ['rye vs wheat vs barley?', ['rye', 'wheat', 'barley']],
  ['What is the difference between rye, wheat and barley?', ['rye', 'wheat', 'barley']],
  ['What is the difference between inner and outer gates in a mill?', ['inner', 'outer gates']],
  ['Is a sluice the same thing as a weir?', ['sluice', 'weir']],
  ['What are the different ways tides relate to each other, from low to high?', null],
  ['Worin unterscheiden sich Ebbe und Flut an der Küste?', ['Ebbe', 'Flut an der Küste']],
  ['Ebbe oder Flut – was ist der Unterschied?', ['Ebbe', 'Flut']],
  ['¿En qué se diferencian las mareas vivas de las muertas?', ['mareas vivas', 'muertas']],
])('finds the sides of %s', (question, sides) => {
  expect(comparisonSides(question)).toEqual(sides)
})

it('does not time out on a long question with many openings and links of a comparison', () => {
  expect(comparisonSides('how do x and '.repeat(5000))).toBeNull()
  expect(comparisonSides('比较'.repeat(40_000))).toBeNull()
  expect(comparisonSides('一和'.repeat(40_000))).toBeNull()
})

it.each([
  ['What is the difference between a neap tide\nand a spring tide?', 'neap tide', 'spring tide'],
  ['How do mills and pumps differ?', 'mills', 'pumps'],
  [
    'What is the difference between acting from duty and acting in accordance with duty?',
    'acting from duty',
    'acting in accordance with duty',
  ],
  ['How is a mill different from a pump?', 'mill', 'pump'],
  ['Compare mills\nwith a wheel\nand pumps', null, null],
])('returns the sides of %j on one line each', (question, one, other) => {
  expect(comparisonSides(question)).toEqual(one === null ? null : [one, other])
})

it('leaves a question after a confusion to the search', () => {
  expect(comparisonSides('Ebbe und Flut verwechsel ich, wann kommt die Flut?')).toBeNull()
})

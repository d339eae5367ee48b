import { describe, expect, it } from 'vitest'
import { LAQ_CORRECT_FROM, SAQ_CORRECT_FROM } from '../../constants.ts'
import { estimate } from './estimate.ts'
import { measurePoints } from './measure-points.ts'
import { similarityFromVerdicts } from '../marks.ts'
import { answerPartsOf } from './answer-parts.ts'
import type { QuestionToMark } from '../question.ts'

const question = (
  type: 'saq' | 'laq',
  question_text: string,
  texts: readonly string[],
  quote?: string,
): QuestionToMark => ({
  question_type: type,
  question_text,
  options: null,
  correct_answer: texts.join(' '),
  correct_option_number: null,
  marks: texts.length,
  source_page: 3,
  source_quote: texts[0] ?? null,
  points: texts.map((text) => ({ text, quote: quote ?? text, page: 3 })),
})

const CANALS = question('laq', 'Describe what the text says about canals. Make five points.', [
  'A lock lifts a boat from one level of water to the next.',
  'The first lock gates that meet at an angle were drawn by Leonardo in 1497.',
  'Horses pulled the barges from a path beside the water.',
  'Railways took most of the freight away after 1840.',
  'Puddled clay keeps the bed of a canal from leaking.',
])
const texts = CANALS.points.map((point) => point.text)

const LIST = question(
  'saq',
  'How does this list in the text go on? “The barges carried goods such as …” Name the three.',
  ['coal', 'raw cotton', 'pottery'],
  'The barges carried goods such as coal, raw cotton and pottery.',
)

const verdicts = (tested: QuestionToMark, answer: string) =>
  estimate(tested, answer).map((point) => point.verdict)
const score = (tested: QuestionToMark, answer: string) =>
  similarityFromVerdicts(verdicts(tested, answer))

const BRIDGE = question('saq', 'Wie lang ist die Brücke, und wie viele nutzen sie täglich?', [
  'Die Brücke ist 3,5 Kilometer lang.',
  'Täglich nutzen sie 1.200 Menschen.',
])

describe('estimate reads numbers with the signs of another language', () => {
  it.each([
    ['Die Brücke ist 3.5 Kilometer lang. Täglich nutzen sie 1,200 Menschen.', ['met', 'met']],
    ['Die Brücke ist 35 Kilometer lang. Täglich nutzen sie 1200 Menschen.', ['missed', 'met']],
  ])('%s', (answer, expected) => expect(verdicts(BRIDGE, answer)).toEqual(expected))
})

describe('estimate gives full marks to', () => {
  it.each([
    ['the model answer, word for word', CANALS.correct_answer],
    ['its points as a list', texts.map((text) => `- ${text}`).join('\n')],
    [
      'its points as bare lines',
      texts.map((text) => text.toLowerCase().replace('.', '')).join('\n'),
    ],
    ['its points in another order', [...texts].reverse().join(' ')],
    [
      'the model answer misspelt',
      CANALS.correct_answer.replace('barges', 'bargs').replace('level', 'levl'),
    ],
  ])('%s', (_, answer) => expect(score(CANALS, answer)).toBe(100))

  it('a list of items in any order, as a sentence or as lines', () => {
    expect(score(LIST, 'coal, raw cotton, pottery')).toBe(100)
    expect(score(LIST, 'pottery\nraw coton\ncoal')).toBe(100)
    expect(score(LIST, 'They were loaded with pottery, coal and raw cotton.')).toBe(100)
  })
})

describe('estimate deducts', () => {
  it('each omitted point, regardless of what else is stated', () => {
    for (const [at] of texts.entries()) {
      const actual = verdicts(CANALS, texts.filter((_, other) => other !== at).join(' '))
      expect(actual).toEqual(texts.map((_, other) => (other === at ? 'missed' : 'met')))
    }
    expect(verdicts(LIST, 'coal and pottery')).toEqual(['met', 'missed', 'met'])
  })

  it.each([
    ['turned round', 0, 'A lock does not lift a boat from one level of water to the next.'],
    [
      'given another year',
      1,
      'The first lock gates that meet at an angle were drawn by Leonardo in 1794.',
    ],
    ['given another year', 3, 'Railways took most of the freight away after 1890.'],
    ['turned round', 4, 'Puddled clay never keeps the bed of a canal from leaking.'],
  ])('a point that is %s (%i)', (_, at, instead) => {
    const actual = verdicts(
      CANALS,
      texts.map((text, other) => (other === at ? instead : text)).join(' '),
    )
    expect(actual).toEqual(texts.map((__, other) => (other === at ? 'missed' : 'met')))
  })
})

describe('estimate never accepts', () => {
  it('the only point of a question if the complete answer is not accepted', () => {
    const one = question('saq', 'What does a lock do?', [
      'A lock lifts a boat from one level of water to the next, with gates that hold the water back.',
    ])
    expect(score(one, one.correct_answer)).toBe(100)
    const vague = 'It lifts a boat from a level of water to another, with gates.'
    const three = question('saq', one.question_text, [one.correct_answer, ...texts.slice(2, 4)])
    expect([verdicts(one, vague)[0], verdicts(three, vague)[0]]).toEqual(['open', 'met'])
  })

  it('half of a long answer', () => {
    expect(score(CANALS, texts.slice(0, 2).join(' '))).toBeLessThan(LAQ_CORRECT_FROM)
  })

  it('a good answer to another question about the same thing', () => {
    const answer =
      'Canals were paid for by shares that towns and merchants bought. An act of parliament was needed for each of them. ' +
      'Engineers such as Brindley surveyed the line on horseback. Tunnels were dug by hand from shafts in the hill. ' +
      'Today most canals in the country are used for holidays and for walking.'
    expect(score(CANALS, answer)).toBe(0)
  })

  it('a list of the words of the points', () => {
    const heap = (CANALS.correct_answer.match(/\p{L}{4,}/gu) ?? []).join(' ')
    expect(score(CANALS, heap)).toBeLessThan(LAQ_CORRECT_FROM)
  })

  it('list items that are negated, or that only the question names', () => {
    expect(score(LIST, 'not coal, no raw cotton, never pottery')).toBeLessThan(SAQ_CORRECT_FROM)
    expect(score(LIST, LIST.question_text)).toBe(0)
  })
})

describe('estimate leaves open or misses', () => {
  const HEART = question('saq', 'How does blood flow through the heart?', [
    'The right ventricle pumps blood to the lungs',
    'The left ventricle pumps blood to the rest of the body',
    'Valves prevent blood from flowing back',
  ])

  it('another thing in the same place, and two things that are exchanged', () => {
    const answer =
      'The left ventricle pumps blood to the lungs. The right ventricle pumps blood to the rest of the body.'
    expect(verdicts(HEART, answer)).toEqual(['missed', 'missed', 'missed'])
  })

  it('another word in the place of one: the learner decides', () => {
    expect(verdicts(HEART, 'Valves permit blood from flowing back.')[2]).not.toBe('met')
  })

  it('a point in other words, with the closest words of the answer', () => {
    const [, , third] = estimate(HEART, 'Valves let blood flow in one direction, not back.')
    expect(third?.verdict).toBe('open')
    expect(third?.quote).toContain('in one direction')
  })

  it('a point that a sentence with most of its words contradicts', () => {
    const walls = question('saq', 'What do the walls do?', [
      'Thick walls of stone keep the heat of summer outside',
      'Small windows let in little light',
    ])
    const answer = 'Thin walls of stone keep the heat of summer outside.'
    expect(verdicts(walls, answer)[0]).toBe('missed')
  })

  it('what is stated of the other thing that the question compares', () => {
    const boats = question('saq', 'Compare a canal boat with a river boat.', [
      'A canal boat is narrow and has a flat floor.',
      'A river boat has a deep keel and large sails.',
    ])
    const right = 'The canal boat: narrow, flat floor. The river boat: deep keel, large sails.'
    const wrong = 'The canal boat: deep keel, large sails. The river boat: narrow, flat floor.'
    expect(verdicts(boats, right)).not.toContain('missed')
    expect(verdicts(boats, wrong)).toEqual(['missed', 'missed'])
  })

  it('a point without words', () => {
    expect(verdicts(question('saq', 'Why?', ['…', 'Bread rises.']), 'It is so.')[0]).toBe('missed')
  })

  it('all points if an answer only says that the subject is important', () => {
    const answer =
      'Canals are a very important subject. There are many of them, and they have changed over time.'
    expect(verdicts(CANALS, answer)).toEqual(texts.map(() => 'missed'))
  })

  it('a point that two sentences contradict one by one', () => {
    const stages = question('saq', 'What characterised the two stages of industry?', [
      'The first stage brought steam engines, textile mills and railways',
      'The second stage brought electricity, engines and mass production',
    ])
    const answer =
      'The second stage brought steam engines, textile mills and railways. The first stage brought electricity, engines and mass production.'
    expect(verdicts(stages, answer)).not.toContain('met')
  })

  it('a point that is only similar to one that the answer states', () => {
    const goods = question('saq', 'What did the country trade?', [
      'It exported goods worth many million pounds and services worth less',
      'It imported goods worth many million pounds and services worth less',
    ])
    const [exported, imported] = verdicts(goods, goods.points[0]?.text ?? '')
    expect([exported, imported === 'met']).toEqual(['met', false])
  })

  it.each([
    [
      'German',
      'Wie?',
      'Die Nachfrage steigt bei sinkenden Preisen stark an',
      'Die Nachfrage sinkt bei sinkenden Preisen stark an.',
    ],
    [
      'Spanish',
      '¿Por qué subió el precio?',
      'Había menos trigo para los mismos compradores',
      'Había más trigo para los mismos compradores.',
    ],
  ])('opposites in %s', (_, asked, text, answer) => {
    const tested = question('saq', asked, [text, 'Los comerciantes guardaban el grano'])
    expect(verdicts(tested, answer)[0]).not.toBe('met')
  })

  it('nothing of an answer about something else', () => {
    expect(verdicts(HEART, 'I like football and my dog sleeps on the sofa.')).toEqual([
      'missed',
      'missed',
      'missed',
    ])
  })

  it('numbers of a list that the answer does not state', () => {
    const days = question('saq', 'What are the intervals?', ['2 days', '4 days', '8 days'])
    expect(verdicts(days, 'after 2, 4 and 8 days')).toEqual(['met', 'met', 'met'])
    expect(verdicts(days, 'after 3, 5 and 9 days')).toEqual(['missed', 'missed', 'missed'])
  })
})

describe('estimate compares the meaning of words', () => {
  const NET = question('saq', 'What do glutenin and gliadin do for the gluten net?', [
    'Glutenin gives the net its strength.',
    'Gliadin lets the net stretch.',
  ])
  const LOUD = question('saq', 'What determines how loud a sound seems to us?', [
    'Loudness is the perception of the intensity of a sound.',
    'Frequency has a major effect on how loud a sound seems.',
    'The ear is most sensitive between 2000 and 5000 Hz.',
  ])

  it('and does not meet points whose subjects are exchanged', () => {
    const answer = 'Gliadin gives the net its strength and glutenin lets it stretch.'
    expect(verdicts(NET, answer)).not.toContain('met')
  })

  it('and gives no certain marks for the question with keywords', () => {
    const answer = `${LOUD.question_text} Loudness, frequency, intensity, ear.`
    expect(score(LOUD, answer)).toBe(0)
  })

  it('and meets a point with a third of its words in a sentence, but not in keywords', () => {
    const tested = question('saq', 'What changed in the country?', [
      'A rise in wages led many families to buy their own houses',
      'Railways carried the freight of the canals',
    ])
    const answer = 'When pay went up, a lot of people could afford to buy a house.'
    expect(verdicts(tested, answer)[0]).toBe('met')
    expect(verdicts(tested, 'pay, people, house')[0]).not.toBe('met')
  })

  it('and meets a point in other words', () => {
    const heart = question('saq', 'How does blood flow through the heart?', [
      'The right ventricle pumps blood to the lungs',
      'Valves prevent blood from flowing back',
    ])
    expect(verdicts(heart, 'Valves keep the blood from running backwards.')[1]).toBe('met')
    const answer = 'How loud we perceive it depends on the intensity.'
    expect(verdicts(LOUD, answer)[0]).toBe('met')
  })
})

describe('estimate with notes', () => {
  const ENGINE = question('saq', 'How does the early engine work?', [
    'A jet of cold water condenses the steam in the cylinder.',
    'The pressure of the air pushes the piston down.',
  ])

  it('meets what they state with signs', () => {
    const notes = 'cold water jet -> steam in cylinder condenses\nair pressure = pushes piston down'
    expect(verdicts(ENGINE, notes)).toEqual(['met', 'met'])
  })

  it('gives no certain marks for the same words without signs', () => {
    const words = 'cold water jet steam cylinder condenses air pressure pushes piston down'
    expect(verdicts(ENGINE, words)).not.toContain('met')
  })

  it('meets what they state in groups of one or two words', () => {
    const notes = 'jet: cold water -> steam condenses (cylinder)\nair: pressure -> piston down'
    expect(verdicts(ENGINE, notes)).toEqual(['met', 'met'])
  })

  const BIRDS = question('saq', 'What do the heron and the swift eat, and where?', [
    'The heron catches frogs at the edge of the pond.',
    'The swift snaps insects out of the air.',
  ])

  it('meets what they state of each of two things', () => {
    const notes = 'heron -> catches frogs, edge of pond\nswift -> snaps insects, air'
    expect(verdicts(BIRDS, notes)).toEqual(['met', 'met'])
  })

  it('leaves open what they state of another one of several things', () => {
    const diseases = question('saq', 'How do the two begin, and what have they in common?', [
      'Alzheimer begins with loss of memory.',
      'Parkinson begins with trembling of the limbs.',
      'Both are caused by the death of a group of neurons.',
    ])
    const notes =
      'Alzheimer -> begins: trembling limbs\nParkinson -> death of group of neurons\nboth: begins: memory loss'
    expect(verdicts(diseases, notes).slice(0, 2)).toEqual(['open', 'open'])
  })
})

describe('estimate with points about several things', () => {
  const tested = question('saq', 'Who supported the millers, and who the brewers?', [
    'The liberal towns (Orrin, Tarn) supported the millers.',
    'The royal towns (Brann, Selk) supported the brewers.',
  ])

  it('leaves open points whose things are exchanged', () => {
    const answer =
      'The liberal towns (Orrin, Tarn) supported the brewers and the royal towns (Brann, Selk) supported the millers.'
    expect(verdicts(tested, answer)).toEqual(['open', 'open'])
  })

  it.each([
    'The millers were supported by the liberal towns, the brewers by the royal towns (Selk, Brann).',
    'The royal towns supported the brewers. The liberal towns supported the millers.',
  ])('meets them in another order: %s', (answer) => {
    expect(verdicts(tested, answer)).toEqual(['met', 'met'])
  })
})

describe('estimate with an answer close to the text', () => {
  const GUILD = question('saq', 'What does the guild do?', [
    'The guild of the millers sells rye from its tower to the poor at a fixed price in years of floods.',
    'In spring a warden counts the eels below the weir.',
  ])

  it('meets a point of which only the grammar was changed', () => {
    const tested = question('saq', 'How are the two mills different?', [
      'The mill of Orrin stands on a wide river and grinds rye for the farmers of the valley.',
      'The mill of Tarn never stops in winter, since its spring does not freeze.',
    ])
    const answer =
      'The mill of Orrin stands on a wide river, grinding rye for farmers of the valley.'
    expect(verdicts(tested, answer)).toEqual(['met', 'missed'])
  })

  it('meets points that say "not as … as" for "less … than"', () => {
    const smoke = question('saq', 'Why does the smoke rise?', [
      'The fire warms the smoke of the logs.',
      'Being less dense than the cold air around it, the smoke rises through the chimney.',
    ])
    const answer =
      "The logs burn and their smoke is warmed by the fire; because the smoke isn't as dense as the cold air around it, it climbs through the chimney."
    expect(verdicts(smoke, answer)).toEqual(['met', 'met'])
  })

  it('leaves a point open where a longer sentence only seems to state the opposite', () => {
    const bread = question('saq', 'Where is bread kept?', [
      'Bread is kept fresh in the cold cellar directly below the kitchen.',
      'Cheese is kept on a shelf in the pantry.',
    ])
    const answer =
      'Fresh bread is kept in the cold cellar, as the kitchen is directly above it and too warm for that; the pantry has a shelf where the cheese is kept.'
    expect(verdicts(bread, answer)).toEqual(['open', 'met'])
  })

  it('meets points that are stated in the passive voice', () => {
    const gardens = question('saq', 'How are the gardens watered?', [
      'The dam keeps the water of the spring back in a pond.',
      'The gardener lets the water of the pond into the canals.',
    ])
    const answer =
      'In a pond the water of the spring is kept back by the dam; into the canals the water of the pond is let by the gardener.'
    expect(verdicts(gardens, answer)).toEqual(['met', 'met'])
  })

  it('leaves a point to the learner if its words were copied and changed', () => {
    const copy =
      'In years of floods, the guild of millers sells rye to the poor from its tower at any price.'
    expect(verdicts(GUILD, copy)[0]).toBe('open')
  })

  it.each([
    [
      'meets a point beside a sentence with another thing in the place of one',
      'The wheel of the mill is mended in summer by a smith from the town.',
      'The wheel of the mill is mended in summer by a carpenter from the town.',
      ['met', 'open'],
    ],
    [
      'leaves a point open beside a sentence that states the contrary of another one',
      'The wheel of the mill never stops in the cold winters of the valley.',
      'The wheel of the mill always stops in the cold winters of the valley.',
      ['open', 'missed'],
    ],
  ])('%s', (_, other, contradiction, expected) => {
    const mill = question('saq', 'What is said of the mill?', [
      'The mill stands on a wide river and grinds rye for the farmers of the valley.',
      other,
    ])
    const stated =
      'The mill was built beside a river that is wide, and people who farm in the valley let it grind the rye they harvest.'
    expect(verdicts(mill, `${stated} ${contradiction}`)).toEqual(expected)
  })

  it('counts what contradicts the other points against a point', () => {
    const [mill, winter] = ['The mill stands on a river.', 'It never stops in winter.']
    const tested = question('saq', 'What is said of the mill?', [mill, winter])
    const contradictions = (text: string) =>
      measurePoints(tested, {
        text,
        parts: answerPartsOf(text, tested.question_text),
        guard: null,
      })[0]?.features.otherContradictions
    expect(contradictions(`${mill} ${winter}`)).toBe(0)
    expect(contradictions(`${mill} It stops in winter.`)).toBe(1)
  })
})

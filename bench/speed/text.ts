const SUBJECTS = [
  'The river',
  'A glacier',
  'Every delta',
  'The valley',
  'Warm water',
  'A cloud',
  'The aquifer',
  'Moist air',
]
const VERBS = ['carries', 'slows', 'shapes', 'feeds', 'measures', 'warms', 'covers', 'changes']
const OBJECTS = [
  'the plain',
  'its own bed',
  'fine sand',
  'the coast',
  'a second basin',
  'the forest soil',
  'old rock',
]
const ENDS = [
  'in spring',
  'after long rain',
  'within a year',
  'far from the sea',
  'without a sound',
  'every night',
]

const pick = (words: readonly string[], turn: number): string => words[turn % words.length] ?? ''

/** A page of prose of about `chars` characters, different for each number. */
export function pageOf(number: number, chars: number): string {
  let page = `Chapter ${number}`
  for (let turn = number * 31; page.length < chars; turn++)
    page += ` ${pick(SUBJECTS, turn)} ${pick(VERBS, turn * 3 + number)} ${pick(OBJECTS, turn * 5 + number)} ${pick(ENDS, turn * 7 + number)}, ${turn} times in ${number} places.`
  return page
}

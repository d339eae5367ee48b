import { expect, it } from 'vitest'
import { createSupportCheck } from './support.ts'

const POINT =
  'The guild of the millers sells rye from its tower to the poor at a fixed price in years of floods.'
const isAltered = (passage: string, point = POINT) =>
  createSupportCheck({ question: 'How does it help?', point, points: [point], language: 'en' })(
    passage,
  ).isAltered

it.each([
  [
    'lacks a word',
    'The guild of the millers sells rye from its tower to the poor in years of floods.',
  ],
  [
    'has another order',
    'The poor of the guild sell floods of rye from the tower to the millers at a fixed price in years.',
  ],
])('a copy is altered if it %s', (_, passage) => {
  expect(isAltered(passage)).toBe(true)
})

it.each([
  ['the point itself', POINT],
  ['the point with a typing error', POINT.replace('guild', 'giuld')],
  [
    'other words',
    'When the river is too high the union gives grain out cheaply, so that nobody has to starve.',
  ],
  [
    'the same words in another order with a few of its own',
    'To the poor, rye from its tower is sold by the millers’ guild at a fixed price whenever years of floods come.',
  ],
  [
    'many words of its own',
    'In years when the floods are high, bread gets dear, and so the guild of the millers has stored rye: from its tower it sells this grain to poor families for what it cost before.',
  ],
])('a passage is not altered: %s', (_, passage) => {
  expect(isAltered(passage)).toBe(false)
})

it.each([
  ['short point', 'The guild sells rye.', 'Rye sells the guild.'],
  ['point of several sentences', `${POINT} Its warden keeps the key of the tower.`, POINT],
])('a part of a %s is not altered', (_, point, passage) => {
  expect(isAltered(passage, point)).toBe(false)
})

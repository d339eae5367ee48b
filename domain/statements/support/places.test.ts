import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { createSupportCheck } from './support.ts'

const conflictOf = (point: string, passage: string, language: Language = 'en') =>
  createSupportCheck({ question: 'How does it work?', point, points: [point], language })(passage)
    .conflict

const LOCK =
  'After a storm, the keeper opens the sluice, which makes the upper gates lift the barge.'
const MILL =
  'Nach der Ernte mahlt der Müller das Korn, wodurch die Bauern frisches Mehl verkaufen können.'

describe('things of a point', () => {
  it.each([
    [
      'After a storm, the keeper opens the sluice, which causes barges and rafts to take on timber from the quay.',
      'After a storm the barges and rafts open the sluice, which causes the keeper to take on timber from the quay.',
    ],
    [
      'With a press, the clerk replaces the private seal of outgoing letters with its own public seal.',
      'The clerk replaces the public seal of outgoing letters with a private seal.',
    ],
  ])('have exchanged their places: %s / %s', (point, passage) => {
    expect(conflictOf(point, passage)).toBe('exchanged')
  })

  it.each([
    [LOCK, 'The keeper opens the sluice after a storm, and the upper gates lift the barge.'],
    [LOCK, 'The sluice is opened by the keeper after a storm, which makes the gates lift barges.'],
    [LOCK, 'The upper gates lift the barge because the keeper opens the sluice after a storm.'],
    [
      'The barge carries coal, grain and timber to the harbour.',
      'The barge carries timber, grain and coal to the harbour.',
    ],
    [
      'Water flows into the basin because the level is higher in the canal than in the basin.',
      'The canal has a higher level than the basin has, so water flows from it into the basin.',
    ],
  ])('may be in another order: %s / %s', (point, passage) => {
    expect(conflictOf(point, passage)).toBeNull()
  })
})

describe('a point that an answer restricts', () => {
  it.each([
    [
      LOCK,
      'Only the keeper opens the sluice after a storm, so the upper gates lift the barge.',
      'en',
    ],
    [
      MILL,
      'Nach der Ernte mahlt der Müller das Korn nur für die Bauern, die frisches Mehl verkaufen.',
      'de',
    ],
    [
      'El molinero muele el trigo de los campesinos y reparte la harina entre las aldeas del valle.',
      'El molinero muele el trigo de los campesinos y la harina es solo para las aldeas del valle.',
      'es',
    ],
  ] as const)('is in conflict with it: %s / %s', (point, passage, language) => {
    expect(conflictOf(point, passage, language)).toBe('restricted')
  })

  it('is not restricted by "only" before an amount', () => {
    const point =
      'The keeper opens the sluice a little after a storm, and the gates lift the barge.'
    const answer =
      'The keeper opens the sluice only a little after a storm; the gates lift the barge.'
    expect(conflictOf(point, answer)).toBeNull()
  })
})

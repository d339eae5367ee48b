import { describe, expect, it } from 'vitest'
import { isContrary } from './contradiction.ts'

describe('isContrary', () => {
  it.each([
    ['en', 'ATP needs energy.', 'ATP needs no energy.'],
    ['en', 'ATP needs no energy.', 'ATP needs energy.'],
    ['en', 'Osmosis uses energy.', 'Osmosis moves water. It needs no energy from the cell.'],
    [
      'en',
      'Salt speeds yeast up and loosens gluten.',
      'Salt slows yeast down and tightens gluten.',
    ],
    ['en', 'Copper is heavier than iron.', 'Iron is heavier than copper.'],
    [
      'en',
      'Water enters at low tide and leaves at high tide.',
      'Water enters at high tide and leaves at low tide.',
    ],
    ['en', 'The oven no longer stands.', 'It is the oldest oven that still stands.'],
    [
      'de',
      'Die Schleuse braucht Pumpen.',
      'Dafür braucht die Schleuse keine Pumpen, denn das Wasser strömt.',
    ],
    ['es', 'La célula no necesita energía.', 'La célula necesita energía.'],
    ['fr', 'La cellule ne consomme pas d’énergie.', 'La cellule consomme de l’énergie.'],
    ['zh', '细胞需要能量。', '细胞不需要能量。'],
    ['ar', 'لا تحتاج الخلية إلى الطاقة.', 'تحتاج الخلية إلى الطاقة.'],
    ['he', 'התא אינו זקוק לאנרגיה.', 'התא זקוק לאנרגיה.'],
  ])('%s: “%s” is contrary to “%s”', (language, claim, stated) => {
    expect(isContrary(claim, stated, language)).toBe(true)
  })

  it.each([
    ['en', 'Osmosis needs no energy.', 'Osmosis does not need any energy.'],
    ['en', 'Osmosis is impossible without water.', 'Osmosis is not possible without water.'],
    ['en', 'The rate decreases.', 'The rate does not increase.'],
    ['en', 'Bread should be cut cold.', 'Bread should not be cut hot.'],
    [
      'en',
      'Fish can pass between the rotors.',
      'The rotors need no dam, so that fish can pass between them.',
    ],
    [
      'en',
      'Shells close, so that the sun does not dry them.',
      'Shells close, or the sun would dry them.',
    ],
    ['en', 'It is fast and cheap.', 'It is not only fast but also cheap.'],
    ['en', 'Sound travels through air.', 'Sound travels through air but not through a vacuum.'],
    ['en', 'Yeast cannot survive above 55 degrees.', 'Above 55 degrees the yeast dies.'],
    ['de', 'Pumpen braucht die Schleuse nicht.', 'Dafür braucht die Schleuse keine Pumpen.'],
    ['zh', '渗透不消耗细胞的能量。', '渗透不需要细胞的能量。'],
  ])('%s: “%s” is not contrary to “%s”', (language, claim, stated) => {
    expect(isContrary(claim, stated, language)).toBe(false)
  })
})

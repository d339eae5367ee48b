import { expect, it } from 'vitest'
import { detectLanguage } from './language.ts'

it.each([
  ['en', 'The cell is the smallest unit of life, and it was first seen by Hooke.'],
  ['de', 'Die Zelle ist die kleinste Einheit des Lebens und wurde von Hooke entdeckt.'],
  ['fr', 'La cellule est la plus petite unité de la vie et elle a été découverte par Hooke.'],
  ['es', 'La célula es la unidad más pequeña de la vida y fue descubierta por Hooke.'],
  ['it', 'La cellula è la più piccola unità della vita ed è stata scoperta da Hooke.'],
  ['ar', 'الخلية هي أصغر وحدة في الحياة'],
  ['fa', 'یاخته کوچک‌ترین واحد زندگی است و گیاهان چندین یاخته دارند'],
  ['th', 'เซลล์เป็นหน่วยพื้นฐานของชีวิต'],
  ['zh', '细胞是生命的基本单位，由 Hooke 发现。'],
  ['ja', '細胞は生命の最小単位であり、フックによって発見された。'],
  ['ru', 'Клетка является наименьшей единицей жизни.'],
  ['und', '12 34 56'],
])('detects %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

it('reads a short text that can be of two languages as the expected one', () => {
  expect(detectLanguage('was macht EXPLAIN', 'de')).toBe('de')
  expect(detectLanguage('was macht EXPLAIN', 'en')).toBe('en')
  expect(detectLanguage('Was passiert bei let s2 = s1?', 'de')).toBe('de')
  expect(detectLanguage('The cell is the smallest unit of life.', 'de')).toBe('en')
})

it('ignores the marks of a plot', () => {
  const plot = 'l l 20\nl\nl l l 30\n'.repeat(40)
  expect(detectLanguage(`The wheel turns with the ebb.\n${plot}It is made of oak.`)).toBe('en')
})

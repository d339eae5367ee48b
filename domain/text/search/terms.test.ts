import { expect, it } from 'vitest'
import { contentTerms, normalise, stemOf } from './terms.ts'

it('stems words and removes stop words', () => {
  expect(contentTerms('How were the membranes observed?', 'en')).toEqual(
    contentTerms('a membrane which observes', 'en'),
  )
})

it('does not stem a word that is too long for one', () => {
  const long = 'uprun'.repeat(40)
  expect(stemOf(`${long}ning`, 'en')).toBe(`${long}ning`)
  expect(stemOf('running', 'en')).toBe('run')
})

it('keeps numbers as one word without thousands separators', () => {
  expect(contentTerms('1,000 cells at 3.5 degrees', 'en')).toContain('1000')
  expect(contentTerms('1,000 cells at 3.5 degrees', 'en')).toContain('3.5')
})

it('keeps stop words in capitals, which are names, unless all of a text is in capitals', () => {
  expect(contentTerms('The OR of the study', 'en')).toEqual(['or', 'studi'])
  expect(contentTerms('the study or the survey', 'en')).toEqual(['studi', 'survei'])
  expect(contentTerms('THE MILL OR THE DAM', 'en')).toEqual(['mill', 'dam'])
})

it('segments languages without spaces', () => {
  expect(contentTerms('细胞是生命的基本单位', 'zh')).toContain('细胞')
  expect(contentTerms('เซลล์เป็นหน่วยพื้นฐานของชีวิต', 'th').length).toBeGreaterThan(2)
})

it('normalises Arabic spelling variants', () => {
  expect(contentTerms('الإسلاميّة', 'ar')).toEqual(contentTerms('الاسلامية', 'ar'))
})

it('normalises typographic variants', () => {
  expect(normalise('the cell`s wall')).toBe("the cell's wall")
  expect(normalise('  Oﬃce\u00ad “A” – ⼈ \n b ')).toBe('office "a" - 人 b')
})

it('stems Spanish words that end in -ción without their accent', () => {
  expect(contentTerms('la regularizacion y la extension', 'es')).toEqual(
    contentTerms('la regularización y la extensión', 'es'),
  )
})

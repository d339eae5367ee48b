import { expect, test } from 'vitest'
import { selectMatch } from './select-match.ts'

const BODY = `
  <section data-page="1"><span>A tide mill stores water.</span></section>
  <section data-page="2"><span>The </span><span>mill of Or-</span><br><span>rin ground rye, and a mill burned.</span></section>`

test.each([
  ['the first match on its page', 'MILL', 0, 'mill'],
  ['a later match on its page', 'mill', 1, 'mill'],
  ['a word that a line divides', 'orrin ground', 0, 'Or-rin ground'],
])('selects %s', (_, query, at, text) => {
  const body = document.createElement('div')
  body.innerHTML = BODY
  document.body.append(body)
  const matches = [
    { page: 1, start: 7, end: 11 },
    { page: 2, start: 0, end: 0 },
    { page: 2, start: 0, end: 0 },
  ]
  selectMatch(body, { query, matches, currentMatch: matches[at + 1] })
  const selection = document.getSelection()
  expect(selection?.toString()).toBe(text)
  if (at === 1) expect(selection?.anchorOffset).toBe('rin ground rye, and a '.length)
  body.remove()
})

test('selects nothing without a current match', () => {
  document.getSelection()?.removeAllRanges()
  selectMatch(document.body, { query: 'mill', matches: [], currentMatch: undefined })
  expect(document.getSelection()?.isCollapsed).toBe(true)
})

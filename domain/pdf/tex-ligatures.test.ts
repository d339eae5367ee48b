import { describe, expect, it } from 'vitest'
import { withPlainLigatures } from './tex-ligatures.ts'

describe('the ligatures of LaTeX', () => {
  it.each([
    ['a di\u001ecult \u001cgure', 'a difficult figure'],
    ['the in\u001duence of an e\u001bect on a wa\u001fe', 'the influence of an effect on a waffle'],
    ['di\u000ecult e\u000bects are de\u000cned', 'difficult effects are defined'],
    ['in\ruence', 'influence'],
  ])('are letters: %j', (printed, text) => {
    expect(withPlainLigatures(printed)).toBe(text)
  })

  it('are not other control characters', () => {
    expect(withPlainLigatures('a\u0001b \u001c 12\r')).toBe('a\u0001b \u001c 12\r')
  })
})

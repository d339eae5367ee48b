import { describe, expect, it } from 'vitest'
import { chooseLanguage, interfaceLanguage, parseAcceptLanguage } from './language.ts'
import { LANGUAGES } from './registry.ts'

describe('the language of the interface', () => {
  it('is the first supported one of the preferred languages, whatever the region', () => {
    expect(chooseLanguage(['fr-CA', 'de-CH', 'es'])).toBe('de')
    expect(chooseLanguage(['ES-mx'])).toBe('es')
    expect(chooseLanguage(['en-GB', 'de'])).toBe('en')
  })

  it('is English if none of them is supported', () => {
    expect(chooseLanguage(['fr', '*'])).toBe('en')
    expect(chooseLanguage([])).toBe('en')
  })

  it('is read from an Accept-Language header by weight', () => {
    expect(parseAcceptLanguage('en;q=0.5, de-AT, es;q=0.8, fr;q=0')).toEqual(['de-AT', 'es', 'en'])
    expect(parseAcceptLanguage('es; q=0.9,de;q=nonsense')).toEqual(['es'])
    expect(parseAcceptLanguage('de ; q=0.4 , es;q=0.5;x=1')).toEqual(['es', 'de'])
    expect(parseAcceptLanguage(null)).toEqual([])
  })

  it('is recognised only by a tag of the list of languages', () => {
    for (const tag of Object.keys(LANGUAGES)) expect(interfaceLanguage(tag)).toBe(tag)
    expect(interfaceLanguage('toString')).toBeNull()
    expect(interfaceLanguage(null)).toBeNull()
  })

  it('is read at once from a header of very many spaces', { timeout: 2_000 }, () => {
    expect(parseAcceptLanguage(`en${' '.repeat(100_000)}x, de`)).toContain('de')
  })
})

import { describe, expect, it } from 'vitest'
import { en } from '../../../messages/en/index.ts'
import { interfaceLanguageOfText, messagesForRequest } from './messages.ts'

const asking = (field?: string) =>
  new Request('http://localhost/functions/v1/tutor-chat', {
    headers: field === undefined ? {} : { 'accept-language': field },
  })

describe('the messages of a function', () => {
  it('are in the requested language', () => {
    expect(messagesForRequest(asking('de')).marking.rightOption).toBe(
      'Das ist die richtige Antwort.',
    )
    expect(messagesForRequest(asking('fr, es-MX;q=0.8, en;q=0.5')).marking.rightOption).toBe(
      'Esta es la opción correcta.',
    )
  })

  it.each([undefined, '*', 'fr', '', ';;;q=x'])('are in English when %j is requested', (field) => {
    expect(messagesForRequest(asking(field))).toEqual({
      tutor: en.tutor.builtin,
      marking: en.marking,
      errors: en.errors,
    })
  })
})

describe('the language of a text', () => {
  it('is detected from its words, and is the expected language for a single word', () => {
    expect(interfaceLanguageOfText('¿Qué es la fe?', 'en')).toBe('es')
    expect(interfaceLanguageOfText('no', 'en')).toBe('en')
    expect(interfaceLanguageOfText('No!', 'de')).toBe('de')
  })
})

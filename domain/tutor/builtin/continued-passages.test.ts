import { describe, expect, it } from 'vitest'
import { repliesAbout } from '../../../testing/replies.ts'

const OTHER =
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.'

describe('a passage of a text without headings', () => {
  it('is shown with the list after it', () => {
    const ask = repliesAbout(
      `${OTHER}\n\nThe wheel slows down in autumn. The reasons are these.\n\n- Leaves cover the grate.\n- The upper pond is low.\n\nFalk sold flour.`,
      'en',
      [],
    )
    const reply = ask('Why does the wheel slow down in autumn?')
    expect(reply).toContain('- Leaves cover the grate\n- The upper pond is low')
    expect(reply).not.toContain('Falk')
  })

  it.each([
    [
      'en',
      'The miller opens the upper gate at night.',
      'This keeps the pond from flooding the cellar.',
      'Falk sold flour in the market.',
      'Why does the miller open the upper gate at night?',
    ],
    [
      'de',
      'Der Müller öffnet das obere Tor in der Nacht.',
      'Dadurch läuft der Teich nicht in den Keller über.',
      'Falk verkaufte Mehl auf dem Markt.',
      'Warum öffnet der Müller das obere Tor in der Nacht?',
    ],
    [
      'es',
      'El molinero abre la compuerta alta por la noche.',
      'Esto evita que el estanque inunde el sótano.',
      'Falk vendía harina en el mercado.',
      '¿Por qué abre el molinero la compuerta alta por la noche?',
    ],
  ])(
    'is shown in %s with the paragraph that refers back to it',
    (language, text, next, other, question) => {
      const reply = repliesAbout(
        `${other}\n\n${text}\n\n${next}\n\n${other}`,
        language,
        [],
      )(question)
      expect(reply).toContain(next.slice(0, -1))
      expect(reply).not.toContain('Falk')
    },
  )

  it('is shown without a next paragraph that refers to nothing before', () => {
    const ask = repliesAbout(
      `${OTHER}\n\nThe miller opens the upper gate at night.\n\nFalk sold flour in the market.`,
      'en',
      [],
    )
    expect(ask('Why does the miller open the upper gate at night?')).not.toContain('Falk')
  })
})

import { expect, it } from 'vitest'
import { sectionOf } from './sections.ts'

it.each(['Zusammenfassung und Ausblick', 'Conclusion and outlook', 'Conclusiones y perspectivas'])(
  'reads %j as the heading of a summary',
  (title) => {
    expect(sectionOf(title)).toBe('summary')
  },
)

import { expect, it } from 'vitest'
import { sectionOf } from './sections.ts'

it.each(['Zusammenfassung und Ausblick', 'Conclusion and outlook', 'Conclusiones y perspectivas'])(
  'reads %j as the heading of a summary',
  (title) => {
    expect(sectionOf(title)).toBe('summary')
  },
)

it('reads two labels of the same part as its heading', () => {
  expect(sectionOf('Key Terms Glossary')).toBe('glossary')
  expect(sectionOf('Key Terms Mills')).toBeNull()
})

it.each(['Key Terms Glossary', 'Glossary of Key Terms', 'Glossar wichtiger Begriffe'])(
  'reads %j as the heading of a glossary',
  (title) => {
    expect(sectionOf(title)).toBe('glossary')
  },
)

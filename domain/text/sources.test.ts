import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { isSource, sourcesAmong } from './sources.ts'

const statements = (text: string): string[] => {
  const sentences = sentencesOf(text, 'en').map((sentence) => sentence.text)
  const sources = sourcesAmong(sentences)
  return sentences.filter((_, i) => sources[i] !== true)
}

describe('sources in running text', () => {
  it.each([
    'Half of all mills grind rye.Ida Falk, “Survey of Mills and Dams,” Tide Watch, accessed July 3, 2011, http://mills.example/survey.html. A mill needs a dam.',
    'Half of all mills grind rye.Falk, I., & Orrin, B. P. (1999). When mills meet the sea: A survey of dams. Journal of Tides and Dams, 76(3), 420–430; Lund, A. (2002). The work of water. Hoboken, NJ: John Wood & Sons. A mill needs a dam.',
    'Half of all mills grind rye.Ida Falk, Handbook of Mills (Cambridge, MA: Blackwood, 1995). A mill needs a dam.',
    'Half of all mills grind rye. Ida Falk, Handbook of Mills, ed. Bo Lund (Cambridge; Blackwood, 1995). A mill needs a dam.',
  ])('are divided from the sentence before them and left out: "%s"', (text) => {
    expect(statements(text)).toEqual(['Half of all mills grind rye.', 'A mill needs a dam.'])
  })

  it.each([
    'Source: Falk et al., 2018. Reproduced with permission of the Mill Museum.',
    'Quelle: Falk, 2018. Abdruck mit freundlicher Genehmigung des Verlags.',
    'Fuente: Falk, 2018. Reproducido con permiso de la editorial.',
  ])('are left out with the permission to show them: "%s"', (text) => {
    expect(statements(text)).toEqual([])
  })

  it('are entries of a bibliography with their titles and publishers', () => {
    const entry = 'Falk, Ida B. 1998. The Mills of the North: Dams and Gates. Orrin: Tide Press.'
    expect(statements(entry)).toEqual([])
  })

  it('are notes that begin with the key of a source', () => {
    expect(isSource('• @Falk1789: Mills: chapter 3')).toBe(true)
    expect(isSource('@falk said that mills sleep.')).toBe(false)
  })

  it.each([
    'Falk and Orrin (1999) counted the mills of the coast in two summers.',
    'Many villages share one mill (Falk & Orrin, 1999; Lund, 2002).',
    'According to the miller, “I never sleep at ebb,” and in 1998 he sold the mill.',
    'The dam broke on July 3, 2011, after a storm of two days.',
    'Sources of rye are far from the coast.',
    'A mill has three parts: dam, gate and wheel.',
  ])('are not statements: "%s"', (text) => {
    expect(isSource(text)).toBe(false)
  })

  it('are lists of further reading and of films, with a remark on each', () => {
    const reading =
      'Falk, I. “The Gates of Orrin.” Tide Watch (March 2018): 20. What the gates hold. Lund, A. “The Work of Water.” Tide Watch (July 2006): 30. A report on two years. Wood, B. “A Year of Tides.” Tide Watch (June 2007): 52.'
    const films =
      'The Gates: https://films.example/gates. A short look at all of them (2:00). The Dams: https://films.example/dams. Oak is shown (4:00). The Wheels: https://films.example/wheels. They turn (5:00). A mill needs a dam.'
    expect(statements(reading)).toEqual([])
    expect(statements(films)).toEqual(['A mill needs a dam.'])
  })

  it('are not addresses that the text mentions without a source', () => {
    const text = 'The page of the guild: https://guild.example/page. A mill needs a dam.'
    expect(statements(text)).toHaveLength(2)
  })

  it('are left out directly after the brackets that cite them', () => {
    const text =
      'A dam of oak lasts long (Lund, 2000),Lund, R. L. (2000). The age of wood. Journal of Dams, 3(1), 4–9. A mill needs a dam.'
    expect(statements(text)).toEqual([
      'A dam of oak lasts long (Lund, 2000),',
      'A mill needs a dam.',
    ])
  })

  it('do not include the sentence after a date', () => {
    const text =
      'Ida Falk, “Young Millers Earn More,” Tide Street Journal, September 1, 2010. As the survey shows, dams cost more than wheels.'
    expect(statements(text)).toEqual(['As the survey shows, dams cost more than wheels.'])
  })
})

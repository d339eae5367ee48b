import { LAQ_POINTS, SAQ_POINTS } from '../../draft.ts'
import type { Definition } from '../reading/glossary.ts'
import { sharesTerm } from '../reading/term-overlap.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { joined, written, type WrittenSite } from './written.ts'

/** Terms further apart than so many paragraphs are of different matters. */
const TOGETHER_BLOCKS = 30

/** Explain each of these terms: as many as the question has points, explained near one another. */
export const explainSites = (material: AnalysedDocument, type: 'saq' | 'laq'): WrittenSite[] => {
  const count = type === 'saq' ? SAQ_POINTS : LAQ_POINTS
  const groups = Array.from({ length: Math.floor(material.glossary.length / count) }, (_, at) =>
    material.glossary.slice(at * count, (at + 1) * count),
  )
  return groups.flatMap((group): WrittenSite[] => {
    const blocks = group.map(({ sentence }) => material.sentences[sentence]?.block ?? 0)
    if (Math.max(...blocks) - Math.min(...blocks) > TOGETHER_BLOCKS) return []
    if (
      group.some((one, at) => group.slice(at + 1).some((other) => sharesTerm(one.term, other.term)))
    )
      return []
    const points = group.flatMap((definition) => pointFor(material, definition))
    const terms = joined(
      material,
      group.map(({ term }) => material.phrases.quote(term)),
    )
    const draft = written(material, type, material.phrases.explainEach(terms), points)
    return draft ? [{ draft, sentences: group.map(({ sentence }) => sentence), score: 0.4 }] : []
  })
}

const pointFor = (material: AnalysedDocument, { term, gloss, sentence: index }: Definition) => {
  const sentence = material.sentences[index]
  return sentence ? [{ text: `${term}: ${gloss}`, quote: sentence.quote, page: sentence.page }] : []
}

import type { Difficulty } from '../../wire.ts'
import { aboutSites } from './topic-questions.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { explainSites } from './explain.ts'
import { bulletSites } from './lists.ts'
import { whySites } from './cause-questions.ts'
import { listSites, mentionsAt, mentionsOf, type WrittenSite } from './written.ts'

/** How welcome each form is: easy asks for lists and definitions, hard for reasons. */
const FORM_WELCOME = {
  easy: { list: 2, define: 2, describe: 1, why: 0.8 },
  medium: { list: 1.4, define: 1.6, describe: 1, why: 2 },
  hard: { list: 0.8, define: 1, describe: 1.2, why: 2.6 },
} as const

const worth = (sites: readonly WrittenSite[], more: number): WrittenSite[] =>
  sites.map((site) => ({ ...site, score: site.score + more }))

/** Every short question that could be asked, found one after the other. */
export function* saqSites(
  material: AnalysedDocument,
  difficulty: Difficulty,
): Generator<WrittenSite> {
  const welcome = FORM_WELCOME[difficulty]
  const mentions = mentionsOf(material)
  const about = mentionsAt(mentions)
  yield* worth(whySites(material, about), welcome.why)
  yield* worth(listSites(material), welcome.list)
  yield* worth(explainSites(material, 'saq'), welcome.define)
  yield* worth(bulletSites(material, 'saq'), welcome.list)
  for (const mention of mentions) yield* aboutSites(material, mention, about, welcome)
}

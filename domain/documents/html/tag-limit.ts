import { Failure } from '../../failure.ts'
import { LIMITS } from '../limits.ts'

/** Throws `document_too_large` for more tags than any document has. */
export function checkTagLimit(html: string): void {
  let tags = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1
  if (tags > LIMITS.htmlTags) throw new Failure('document_too_large', { cause: `${tags} tags` })
}

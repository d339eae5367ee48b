import { CATALOGUES } from '../../../messages/catalogues.ts'
import {
  chooseLanguage,
  interfaceLanguage,
  parseAcceptLanguage,
} from '../../../messages/language.ts'
import { smallPage } from '../../http/small-page.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import type { UserRow } from '../users.ts'

/** Whether the button of the page was used. */
export const isChoice = (query: URLSearchParams): boolean => query.get('choose') === 'password'

/**
 * The page of a confirmation link that was opened from another network than that of the sign-up. It
 * uses up nothing; its button opens the link, after which a new password is chosen.
 */
export function choicePage(
  request: Request,
  { user, token, target }: { user: UserRow; token: string; target: string },
): Response {
  const tag = user.user_metadata['language']
  const language =
    interfaceLanguage(typeof tag === 'string' ? tag : null) ??
    chooseLanguage(parseAcceptLanguage(request.headers.get('accept-language')))
  const { title, lead, keep, action, stranger } = CATALOGUES[language].mail.otherNetwork
  const fields = { token, type: 'signup', redirect_to: target, choose: 'password' }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `
    <input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return smallPage({
    language,
    title,
    hasForm: true,
    body: `
  <h1>${title}</h1>
  <p class="lead">${lead(escapeHtml(user.email ?? ''))}</p>
  <form method="get">${inputs.join('')}
    <button>${action}</button>
  </form>
  <p>${keep}</p>
  <p class="muted">${stranger}</p>`,
  })
}

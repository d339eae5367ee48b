import { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { CATALOGUES } from '../../messages/catalogues.ts'
import { chooseLanguage, interfaceLanguage, parseAcceptLanguage } from '../../messages/language.ts'
import type { InterfaceLanguage } from '../../messages/registry.ts'
import { ROUTES } from '../../domain/routes.ts'
import { inTransaction, type Database } from '../database/database.ts'
import type { Origin } from '../http/gateway.ts'
import type { RateLimiter } from '../http/limits/rate-limit.ts'
import { smallPage } from '../http/small-page.ts'
import { UNSUBSCRIBE_PATH } from './reminder.ts'

const TOKEN = /^[\da-f]{64}$/

type UnsubscribeDeps = { database: Database; limiter: RateLimiter }

/** The language of the link, else that of the browser. */
const languageOf = (request: Request): InterfaceLanguage =>
  interfaceLanguage(new URL(request.url).searchParams.get('language')) ??
  chooseLanguage(parseAcceptLanguage(request.headers.get('accept-language')))

/**
 * The page of the link in a mail. It changes nothing and reads nothing: programs that examine mail
 * open its links too. The button sends what mail programs send for one click (RFC 8058).
 */
function unsubscribePage(request: Request): Response {
  const language = languageOf(request)
  const { title, lead, action } = CATALOGUES[language].mail.unsubscribe
  return smallPage({
    language,
    title,
    hasForm: true,
    body: `
  <h1>${title}</h1>
  <p class="lead">${lead}</p>
  <form method="post">
    <input type="hidden" name="List-Unsubscribe" value="One-Click">
    <button>${action}</button>
  </form>`,
  })
}

/** Turns the mails off for the account of `token`. Returns false if there is none. */
const stopMails = (database: Database, token: string): Promise<boolean> =>
  inTransaction(database, async (session) => {
    // Found by its hash, so that the time of the search reveals nothing about a token
    const { rows } = await session.run(
      `select user_id from private.review_mails where sha256(token::bytea) = decode($1, 'hex')`,
      [createHash('sha256').update(token).digest('hex')],
    )
    const userId = rows[0]?.['user_id']
    if (userId === undefined) return false
    await session.run('update public.review_notices set mail = false where user_id = $1 and mail', [
      userId,
    ])
    return true
  })

/** Turns the mails off, without a session: the token of the link is enough. */
async function unsubscribe(
  request: Request,
  address: string,
  { database, limiter }: UnsubscribeDeps,
): Promise<Response> {
  const language = languageOf(request)
  const texts = CATALOGUES[language].mail.unsubscribe
  const link = `<p><a href="${ROUTES.myAccount}">${texts.account}</a></p>`
  const wait = await limiter.attempt('unsubscribe', { address })
  if (wait > 0) {
    const title = texts.invalidTitle
    const body = `\n  <h1>${title}</h1>\n  <p>${texts.tooMany}</p>`
    const refusal = smallPage({ language, title, status: 429, body })
    refusal.headers.set('retry-after', String(wait))
    return refusal
  }
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isStopped = TOKEN.test(token) && (await stopMails(database, token))
  const [title, lead] = isStopped
    ? [texts.doneTitle, texts.doneLead]
    : [texts.invalidTitle, texts.invalidLead]
  const body = `\n  <h1>${title}</h1>\n  <p class="lead">${lead}</p>\n  ${link}`
  return smallPage({ language, title, status: isStopped ? 200 : 404, body })
}

/** The page of the link in a mail, and what its button and mail programs send there. */
export function unsubscribeRoutes(deps: UnsubscribeDeps): Hono<{ Bindings: Origin }> {
  const router = new Hono<{ Bindings: Origin }>()
  router.get(UNSUBSCRIBE_PATH, (c) => unsubscribePage(c.req.raw))
  router.post(UNSUBSCRIBE_PATH, (c) => unsubscribe(c.req.raw, c.env.address, deps))
  return router
}

import { streams } from '@bouquet/contract'
import type { Context } from 'hono'
import type { App, Env } from '../../platform/http/App.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribeLink.ts'
import { findMember } from '../members/index.ts'
import { disableEmails } from './stopMails.ts'
import { unsubscribePage } from './unsubscribePage.ts'

/**
 * Ends mails by the link under each of them, without a login. Opening it only asks, since mail programs look
 * at links first; posting to it does it, as the page's button and a mail program's own button do (RFC 8058).
 */
export function unsubscribeRoutes(app: App): void {
  app.get(streams.unsubscribe, async (http) => {
    const wish = await readRequest(http)
    return respond(http, wish ? { state: 'asks', ...wish } : { state: 'invalid' })
  })

  app.post(streams.unsubscribe, async (http) => {
    const wish = await readRequest(http)
    if (!wish) return respond(http, { state: 'invalid' })
    await disableEmails(http.get('ctx').db, wish)
    return respond(http, { state: 'done', ...wish })
  })
}

async function readRequest(http: Context<Env>) {
  const { secret, db, brand } = http.get('ctx')
  const wish = readUnsubscribeToken(secret, http.req.query('token') ?? '')
  const member = wish && (await findMember(db, wish.member))
  return member?.brand === brand.id ? { scope: wish?.scope ?? 'all', member } : undefined
}

type Page = Parameters<typeof unsubscribePage>[2]

function respond(http: Context<Env>, page: Page) {
  const { brand, locale } = http.get('ctx')
  const language = page.state === 'invalid' ? locale : page.member.language
  return http.html(unsubscribePage(brand, language, page), page.state === 'invalid' ? 410 : 200)
}

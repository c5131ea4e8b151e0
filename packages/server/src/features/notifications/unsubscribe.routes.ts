import { notificationCategorySchema, streams } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '../../platform/database/Database.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { readUnsubscribeToken, type UnsubscribeScope } from '../../platform/mail/unsubscribeLink.ts'
import { type MemberRow, members } from '../../tables/index.ts'
import { findMember, updateMember } from '../members/index.ts'
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

/** Adds a category, or all of them, to those that a member does not want by mail. Doing it again changes nothing. */
export async function disableEmails(
  db: Db,
  { scope, member }: { readonly scope: UnsubscribeScope; readonly member: MemberRow },
): Promise<void> {
  const added = JSON.stringify(scope === 'all' ? notificationCategorySchema.options : [scope])
  const old = members.notificationsDisabled
  await updateMember(db, member.id, {
    notificationsDisabled: sql`(select jsonb_agg(distinct one) from jsonb_array_elements(${old} || ${added}::jsonb) as one)`,
  })
}

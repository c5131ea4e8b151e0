import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { streamSSE } from 'hono/streaming'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribeLink.ts'
import { findMember } from '../members/index.ts'
import { markActivitySeen, readActivity } from './activity/readActivity.ts'
import { disableEmails } from './disableEmails.ts'
import { mailLogoFile } from './mailLogoFile.ts'
import { savePush } from './push/savePush.ts'
import { streamEvents } from './streamEvents.ts'
import { unsubscribePage } from './unsubscribePage.ts'

/** Id of the last event the page received, from the header of `EventSource` or the query. */
function lastEventId(http: Context<Env>): number | undefined {
  const id = http.req.header('last-event-id') ?? http.req.query('last_event_id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

/** Streams a member's events. A page that sends its last event id first receives what it missed. */
export function liveRoutes(app: App): void {
  app.get(streams.events, (http) => {
    const ctx = http.get('ctx')
    const { viewer } = ctx
    if (!viewer) throw refuse('authentication_required')
    // Keeps proxies from buffering the stream.
    http.header('x-accel-buffering', 'no')
    const after = lastEventId(http)
    return streamSSE(http, (stream) => streamEvents(stream, http, { ...ctx, viewer }, after))
  })
}

export function pushRoutes(app: App): void {
  route(app, calls.savePush, async ({ ctx, body }) => {
    await savePush(ctx, body.subscription)
    return { ok: true } as const
  })
}

export function activityRoutes(app: App): void {
  route(app, calls.activity, async ({ ctx }) => ({ activity: await readActivity(ctx) }))
  route(app, calls.markActivitySeen, async ({ ctx, body }) => {
    await markActivitySeen(ctx, new Date(body.until))
    return { ok: true } as const
  })
}

/** The logo in mails, one picture for all recipients. Web mail shows it on pages of other sites. */
export function mailLogoRoutes(app: App): void {
  app.get(streams.mailLogo, etag(), async (http) =>
    http.body(await mailLogoFile(http.get('ctx').brand), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  )
}

/**
 * Unsubscribes by the link in each email, without a login. Opening the link only asks, since mail programs
 * prefetch links; a POST unsubscribes, from the page's button or the mail program's own (RFC 8058).
 */
export function unsubscribeRoutes(app: App): void {
  app.get(streams.unsubscribe, async (http) => {
    const request = await readRequest(http)
    return respond(http, request ? { state: 'asks', ...request } : { state: 'invalid' })
  })

  app.post(streams.unsubscribe, async (http) => {
    const request = await readRequest(http)
    if (!request) return respond(http, { state: 'invalid' })
    await disableEmails(http.get('ctx').db, request)
    return respond(http, { state: 'done', ...request })
  })
}

async function readRequest(http: Context<Env>) {
  const { secret, db, brand, viewer } = http.get('ctx')
  const request = readUnsubscribeToken(secret, http.req.query('token') ?? '')
  const member = request && (await findMember(db, request.member))
  if (member?.brand !== brand.id) return undefined
  const other = viewer && viewer.id !== member.id ? viewer.email : undefined
  return { scope: request?.scope ?? 'all', member, other }
}

type Page = Parameters<typeof unsubscribePage>[2]

function respond(http: Context<Env>, page: Page) {
  const { brand, locale } = http.get('ctx')
  const language = page.state === 'invalid' ? locale : page.member.language
  return http.html(unsubscribePage(brand, language, page), page.state === 'invalid' ? 410 : 200)
}

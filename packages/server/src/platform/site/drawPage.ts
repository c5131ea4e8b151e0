import type { DrawnPage, ScreenFiles, SentForm, Template } from '@bouquet/contract/drawing'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { App, Env } from '../http/App.ts'
import { pagePolicy, type Site } from './findFile.ts'
import { loadDrawing } from './loadDrawing.ts'
import { fillTemplate, readTemplate, screenAt, stylesOf } from './readTemplate.ts'

/** Headers of a request for a page that are about its own response, not about the visitor. */
const ofPage = [
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'transfer-encoding',
  'upgrade-insecure-requests',
]

/** Pages that are being drawn. One core draws them one after the other: with too many, all would come late. */
let drawnNow = 0

/** Reasons that were logged already. The number is limited because some name what a page was about. */
const logged = new LRUCache<string, true>({ max: 100 })

/**
 * Draws a page of the members area for its visitor. The calls of the page are made inside the program, with the
 * visitor's cookies, address, rights and limits.
 * @param sentForm the form without script that the page responds to; such a page is drawn however many there are
 * @returns undefined when it cannot be drawn, or too many are: the shell then lets the browser do it
 */
export async function drawPage(
  http: Context<Env>,
  site: Site,
  app: App,
  sentForm: SentForm | null = null,
): Promise<Response | undefined> {
  if (drawnNow >= http.get('ctx').config.membersAtOnce && !sentForm) return undefined
  drawnNow += 1
  try {
    return await draw(http, site, app, sentForm)
  } finally {
    drawnNow -= 1
  }
}

async function draw(
  http: Context<Env>,
  site: Site,
  app: App,
  sentForm: SentForm | null,
): Promise<Response | undefined> {
  const { config, locale, log } = http.get('ctx')
  try {
    const [drawing, template] = await Promise.all([loadDrawing(site), readTemplate(site, locale)])
    if (!drawing || !template) return undefined
    const { pathname, search } = new URL(http.req.url)
    const { origin } = http.get('ctx').visit
    const call = visitorCalls(http, app)
    const drawn = await drawing.drawPage({
      origin,
      href: pathname + search,
      brand: template.brand,
      locale,
      cookies: http.req.header('cookie') ?? '',
      fetch: call.fetch,
      sentForm,
      now: http.get('ctx').clock.now().getTime(),
      patienceMs: config.membersPatienceMs,
    })
    if (drawn.kind === 'shell') return undefined
    for (const cookie of call.cookies) http.header('set-cookie', cookie, { append: true })
    http.header('cache-control', 'no-store')
    if (drawn.kind === 'redirect') return http.redirect(drawn.href, sentForm ? 303 : 302)
    const screen = screenAt(template, pathname)
    const styles = screen ? await stylesOf(template, screen) : ''
    const page = fillTemplate(template, partsOf(drawn, template, screen, styles))
    const policy = await pagePolicy(site)
    if (policy) http.header('content-security-policy', policy)
    http.header('content-language', locale)
    return http.html(page, drawn.status)
  } catch (error) {
    const reason = String(error)
    if (!logged.has(reason)) log.error({ err: error }, 'a page of the members area is not drawn')
    logged.set(reason, true)
    return undefined
  }
}

function partsOf(
  { title, preloads, html, data }: Extract<DrawnPage, { kind: 'page' }>,
  { scripts }: Template,
  screen: ScreenFiles | undefined,
  styles: string,
) {
  // Marks the styles that are joined in another file as loaded: the bundler's loader looks for a link to each.
  const joined = (screen?.joined ?? []).map(
    (href) => `<link rel="stylesheet" href="${href}" disabled>`,
  )
  const files = [...new Set([...scripts, ...(screen?.scripts ?? [])])]
  return {
    title: escapeHtml(title),
    head: `${preloads}<style>${styles}</style>${joined.join('')}`,
    area: html,
    data: dataElement('members-scripts', JSON.stringify(files)) + dataElement('members-data', data),
  }
}

const dataElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escapeHtml = (text: string) => text.replaceAll(/[&<"]/g, (letter) => escapes[letter] ?? '')

/** Makes calls of the API for the visitor of a page, and keeps the cookies that they set. */
function visitorCalls(http: Context<Env>, app: App) {
  const visitor = new Headers(http.req.raw.headers)
  for (const name of ofPage) visitor.delete(name)
  const cookies: string[] = []
  return {
    cookies,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const headers = new Headers(visitor)
      for (const [name, value] of request.headers) headers.set(name, value)
      const response = await app.fetch(new Request(request, { headers }), http.env)
      cookies.push(...response.headers.getSetCookie())
      return response
    },
  }
}

import { ApiError, type Client, createClient, userQuery } from '@bouquet/client'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import type { DrawnPage, PageToDraw } from '@bouquet/contract/drawing'
import { createMemoryHistory, isNotFound } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'
import { writeDrawnData } from './app/drawing/drawnData.ts'
import { type RecordedResponses, recordResponses } from './app/drawing/recordResponses.ts'
import { splitPreloads } from './app/drawing/splitPreloads.ts'
import { MembersArea, type MembersAreaParts } from './app/MembersArea.tsx'
import { type AppRouter, createAppRouter } from './app/router.ts'
import { cookiesOf } from './platform/device/deviceMemory.ts'
import { createTranslations } from './platform/language/translations.ts'
import { type DrawnMoment, emptyLayout, landerLayout } from './platform/layoutRoutes.ts'
import { StatusListener } from './platform/navigation/pageStatus.ts'
import { TitleListener, tabTitle } from './platform/navigation/pageTitle.ts'

/**
 * Draws a page of the members area for the visitor of a request. Client, router and translations are made anew for each
 * page, so that nothing of one visitor is in the page of another.
 */
export async function drawPage({
  origin,
  href,
  brand,
  locale,
  cookies,
  fetch,
  now,
  patienceMs,
  sentForm,
}: PageToDraw): Promise<DrawnPage> {
  const translations = await createTranslations(locale, brand)
  const calls = recordResponses(fetch)
  const client = createClient({ storage: memoryStorage(), fetch: calls.fetch, origin })
  const drawn = () => ({ now, timeZone: zoneOf(client) })
  const context = {
    client,
    translations,
    brand,
    introductionMs: null,
    device: cookiesOf(cookies),
    drawn,
    patienceMs,
    sentForm,
  }
  let page: DrawnPage | undefined
  const handle = createRequestHandler({
    createRouter: () =>
      createAppRouter(context, { history: createMemoryHistory({ initialEntries: [href] }) }),
    request: new Request(origin + href),
  })
  const { headers } = await handle(async ({ router }) => {
    if (isLeft(router)) page = { kind: 'shell' }
    else page = await drawScreen({ client, translations, router, drawn }, brand.name, calls.read)
    return new Response()
  })
  if (page) return page
  const { pathname, search } = new URL(headers.get('location') ?? '/', origin)
  return { kind: 'redirect', href: pathname + search }
}

async function drawScreen(
  area: MembersAreaParts & { readonly drawn: () => DrawnMoment },
  brand: string,
  read: () => Promise<RecordedResponses>,
): Promise<DrawnPage> {
  const { client } = area
  let status = statusOf(area)
  dropFailed(area)
  let title = ''
  let failure: unknown
  const stream = await renderToReadableStream(
    <TitleListener
      value={(name) => {
        title = name
      }}
    >
      <StatusListener
        value={(said) => {
          status = said
        }}
      >
        <MembersArea {...area} />
      </StatusListener>
    </TitleListener>,
    {
      // Keeps React from sending large parts after the rest: it would move them into place with an inline script,
      // which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure !== undefined) throw failure
  const { preloads, html } = splitPreloads(await new Response(stream).text())
  return {
    kind: 'page',
    status,
    title: tabTitle(title, brand, 0),
    preloads,
    html,
    data: writeDrawnData(client, { ...area.drawn(), read: await read() }),
  }
}

/**
 * Whether the page is left to the browser: forms and campaign pages depend on what was typed and where the visitor
 * came from.
 */
const isLeft = ({ state: { matches } }: AppRouter): boolean =>
  matches.some(({ routeId }) => routeId === emptyLayout.id || routeId === landerLayout.id) &&
  !matches.some(({ error }) => isNotFound(error))

/** The member's time zone, as their browser has reported it. */
const zoneOf = (client: Client): string =>
  client.cache.getQueryData(userQuery(client).queryKey)?.time_zone ?? 'UTC'

/** The status that follows from the data: what the screen shows does not exist, or is not for this visitor. */
function statusOf({ client }: MembersAreaParts): Extract<DrawnPage, { kind: 'page' }>['status'] {
  const refusals = client.cache
    .getQueryCache()
    .getAll()
    .flatMap(({ state: { error } }) => (error instanceof ApiError ? [error.status] : []))
  return refusals.includes(404) ? 404 : refusals.includes(403) ? 403 : 200
}

/** Drops failed queries. The browser fetches them again, so that both draw the same. */
function dropFailed({ client: { cache } }: MembersAreaParts): void {
  cache.removeQueries({ predicate: ({ state }) => state.status !== 'success' })
}

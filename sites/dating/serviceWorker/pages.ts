import { keepAssets } from './assets.ts'
import { cacheNames, locale } from './worker.ts'

const shell = `/${locale}/app/index.html`
const offline = `/${locale}/offline/index.html`

/** Stores the shell of the members area and the offline page, with the files that they name. */
export async function keepPages(): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  await Promise.all(
    [shell, offline].map(async (path) => {
      const answer = await fetch(path, { cache: 'no-cache' })
      if (!answer.ok) throw new Error(`${path} answers with ${answer.status}.`)
      const text = await answer.text()
      await cache.put(path, pageOf(text, answer.headers))
      await keepAssets(
        [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url),
      )
    }),
  )
}

/** A page that the network was redirected to cannot answer a navigation, so it is made anew. */
function pageOf(text: string, given: Headers): Response {
  const headers = new Headers(given)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  return new Response(text, { headers })
}

/** From the network; without it the shell in the members area, and the offline page elsewhere. */
export async function answerPage(
  request: Request,
  area: 'app' | 'static' | undefined,
): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(cacheNames.pages)
    return (await cache.match(area === 'app' ? shell : offline)) ?? Response.error()
  }
}

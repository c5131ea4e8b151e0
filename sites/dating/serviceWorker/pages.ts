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
      // Without its files a page would stand there bare.
      await keepAssets([...linkedFiles(text), ...offlineScreenFiles(text)])
      await cache.put(path, pageOf(text, answer.headers))
    }),
  )
}

const linkedFiles = (page: string): readonly string[] =>
  [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url)

/** Screens that open without a connection, one path of each. */
const offlineScreens = ['/chats', '/chats/1', '/likes', '/login']

interface ScreenFiles {
  readonly path: string
  readonly styles: string
  readonly joined: readonly string[]
  readonly scripts: readonly string[]
}

/** From the list in the shell of which files each screen needs. */
function offlineScreenFiles(page: string): readonly string[] {
  const list = /<script type="application\/json" id="members-screens">(.*?)<\/script>/s.exec(
    page,
  )?.[1]
  const screens: readonly ScreenFiles[] = JSON.parse(list ?? '[]')
  return screens
    .filter(({ path }) => offlineScreens.some((screen) => new RegExp(path).test(screen)))
    .flatMap(({ styles, joined, scripts }) => [styles, ...joined, ...scripts])
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

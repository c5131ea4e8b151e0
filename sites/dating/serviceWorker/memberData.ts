import { offlineCalls } from '@bouquet/contract/storage'
import { hasPendingLogout } from './pendingLogout.ts'
import { cacheNames } from './worker.ts'

const userPath = '/api/user.php'

/** What the shell and the conversations need; everything else asks for a connection. */
export function isData(pathname: string): boolean {
  return offlineCalls.includes(pathname)
}

/** About fifty conversations. */
const mostAnswers = 60
/** Entry with the id of the member whose data is stored. */
const owner = '/owner'

/** How often data was deleted: a response that was on its way meanwhile is not stored. */
let deletions = 0

/** Deletes what a member has read, when they log out or somebody else logs in. */
export function forgetData(): Promise<boolean> {
  deletions += 1
  return caches.delete(cacheNames.data)
}

/** From the network, whose answer is stored meanwhile; without it what was read before. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asked = deletions
  try {
    const answer = await fetch(request)
    const copy = answer.clone()
    if (asked === deletions) event.waitUntil(keepAnswer(request, copy))
    return answer
  } catch (error) {
    if (new URL(request.url).pathname === userPath && (await hasPendingLogout()))
      return Response.json({ user: null })
    const kept = await (await caches.open(cacheNames.data)).match(request.url)
    if (kept) return kept
    throw error
  }
}

/**
 * Stores the responses that came with a page.
 * @param read JSON by the address of its call
 */
export async function storeResponses(read: Readonly<Record<string, unknown>>): Promise<void> {
  // Whose data it is comes first, since that of anybody else is deleted then.
  const urls = Object.keys(read).toSorted(
    (one, other) => Number(other === userPath) - Number(one === userPath),
  )
  for (const path of urls) {
    const { href, pathname } = new URL(path, location.href)
    if (isData(pathname)) await keepAnswer({ url: href }, Response.json(read[path]))
  }
}

async function keepAnswer({ url }: Pick<Request, 'url'>, answer: Response): Promise<void> {
  if (answer.status === 403) await forgetData()
  if (answer.status !== 200) return
  if (new URL(url).pathname === userPath) await keepOwner(answer.clone())
  const cache = await caches.open(cacheNames.data)
  // Stored again, it counts as the newest.
  await cache.delete(url)
  await cache.put(url, answer)
  const old = (await cache.keys()).filter((key) => !key.url.endsWith(owner)).slice(0, -mostAnswers)
  await Promise.all(old.map((key) => cache.delete(key)))
}

async function keepOwner(answer: Response): Promise<void> {
  const { user }: { user?: { id?: string } | null } = await answer.json()
  const id = user?.id ?? 'visitor'
  const before = await (await caches.open(cacheNames.data)).match(owner)
  if ((await before?.text()) === id) return
  await forgetData()
  await (await caches.open(cacheNames.data)).put(owner, new Response(id))
}

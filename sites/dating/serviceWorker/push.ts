import { sameSitePath } from '@bouquet/contract/paths'
import { areaOf } from '@bouquet/contract/routes'
import { worker } from './worker.ts'

interface Received {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

/** The contract's schema would bring its whole parser into this small file. */
function parseReceived(data: PushMessageData | null): Received | null {
  const given = readJson(data)
  const { title, body, path, tag } = given ?? {}
  const isText = (text: unknown) => typeof text === 'string'
  return [title, body, path, tag].every(isText)
    ? { title: `${title}`, body: `${body}`, path: `${path}`, tag: `${tag}` }
    : null
}

function readJson(data: PushMessageData | null): Partial<Record<keyof Received, unknown>> | null {
  try {
    return data?.json() ?? null
  } catch {
    return null
  }
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Tells open pages of a push message and shows it. Browsers demand that each message is shown, and Safari ends the
 * subscription after three that are not: one that cannot be read says at least that there is something new, and one
 * that a page in front of the member shows already is taken away at once.
 */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const { name, icon } = await readManifest()
  const received = parseReceived(data) ?? { title: name, body: '', path: '/members', tag: 'news' }
  const pages = await openPages()
  for (const page of pages) page.postMessage({ type: 'push', message: received })
  const isSeen = pages.some(({ focused }) => focused)
  const { title, body, path, tag } = received
  const shown = { body, tag, data: path, silent: isSeen, ...icon }
  await worker.registration.showNotification(title, shown)
  if (!isSeen) return
  for (const each of await worker.registration.getNotifications({ tag })) each.close()
}

/**
 * A tap opens the page that the message names: in a window with the members area, which goes there without loading
 * anew, else in another of ours.
 */
export async function openMessage({ data }: Notification): Promise<void> {
  const path = sameSitePath(`${data}`) ?? '/'
  const pages = await openPages()
  const inside = pages.find(({ url }) => areaOf(new URL(url).pathname) === 'app')
  if (inside) {
    await inside.focus()
    inside.postMessage({ type: 'open', path })
    return
  }
  const outside = await pages[0]?.focus()
  const opened = await outside?.navigate(path).catch(() => null)
  if (!opened) await worker.clients.openWindow(path)
}

/** Name and largest plain icon of the brand. */
async function readManifest(): Promise<{
  readonly name: string
  readonly icon: { icon?: string }
}> {
  try {
    const manifest: { name: string; icons: { src: string; sizes: string }[] } = await (
      await fetch('/manifest.webmanifest')
    ).json()
    const found = manifest.icons.find(({ sizes }) => sizes === '192x192')
    return { name: manifest.name, icon: found ? { icon: found.src } : {} }
  } catch {
    return { name: worker.location.hostname, icon: {} }
  }
}

import { sameSitePath } from '@bouquet/contract/paths'
import { worker } from './worker.ts'

interface Received {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

/** The contract's schema would bring its whole parser into this small file. */
function parseReceived(data: PushMessageData | null): Received | null {
  const given: Partial<Record<keyof Received, unknown>> | null = data?.json() ?? null
  const { title, body, path, tag } = given ?? {}
  const isText = (text: unknown) => typeof text === 'string'
  return [title, body, path, tag].every(isText)
    ? { title: `${title}`, body: `${body}`, path: `${path}`, tag: `${tag}` }
    : null
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Tells open pages of a push message, and shows it unless one of them is in front of the member. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const received = parseReceived(data)
  if (!received) return
  const pages = await openPages()
  for (const page of pages) page.postMessage({ type: 'push', message: data?.json() })
  if (pages.some(({ focused }) => focused)) return
  const { title, body, path, tag } = received
  await worker.registration.showNotification(title, { body, tag, data: path, ...(await icon()) })
}

/** A tap opens the page that the message names, in the window that is open already if there is one. */
export async function openMessage({ data }: Notification): Promise<void> {
  const path = sameSitePath(`${data}`) ?? '/'
  const [page] = await openPages()
  if (!page) {
    await worker.clients.openWindow(path)
    return
  }
  await page.focus()
  page.postMessage({ type: 'open', path })
}

/** The largest plain icon of the brand, from its manifest. */
async function icon(): Promise<{ readonly icon?: string }> {
  try {
    const manifest: { icons: { src: string; sizes: string }[] } = await (
      await fetch('/manifest.webmanifest')
    ).json()
    const found = manifest.icons.find(({ sizes }) => sizes === '192x192')
    return found ? { icon: found.src } : {}
  } catch {
    return {}
  }
}

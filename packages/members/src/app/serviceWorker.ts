import { constants, type Locale, sameSitePath } from '@bouquet/contract'
import { preloadMenu } from '@bouquet/ui/Menu'
import * as z from 'zod/mini'
import { mayPrefetch } from '../platform/parts/lazyScreen.ts'

const openSchema = z.object({ type: z.literal('open'), path: z.string() })

interface WorkerOptions {
  /** Language of the pages that it shows without a connection. */
  readonly locale: Locale
  /** Opens the page of a notification that was tapped. */
  readonly open: (path: string) => void
  /** The responses that came with the page, by the address of their call. */
  readonly read: Readonly<Record<string, unknown>>
}

/** Registers the service worker once the page has loaded, and tells it what came with the page. */
export function startServiceWorker({ locale, open, read }: WorkerOptions): void {
  // Browsers have none on plain http, nor in some private windows.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { serviceWorker } = navigator
  const version = constants.serviceWorkerVersion
  const register = () =>
    serviceWorker.register(`/sw.js?version=${version}&locale=${locale}`).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
  void tellLoaded(serviceWorker, read)
  addEventListener('online', () => serviceWorker.controller?.postMessage({ type: 'online' }))

  serviceWorker.addEventListener('message', ({ data }) => {
    const path = openSchema.safeParse(data).data?.path
    const inside = path === undefined ? null : sameSitePath(path)
    if (inside !== null) open(inside)
  })
}

/**
 * Responses that came with the page, or were loaded before the service worker was in control, have not passed through
 * it.
 */
async function tellLoaded(
  { ready }: ServiceWorkerContainer,
  read: WorkerOptions['read'],
): Promise<void> {
  const { active } = await ready
  // The account menu must open offline too: members log out there.
  if (mayPrefetch()) await preloadMenu().catch(() => {})
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ type: 'loaded', urls, read })
}

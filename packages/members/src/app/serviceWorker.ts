import { constants, type Locale, sameSitePath } from '@bouquet/contract'
import * as z from 'zod/mini'

const openSchema = z.object({ type: z.literal('open'), path: z.string() })

/**
 * Registers the service worker once the page has loaded, and opens the pages that members choose by tapping
 * a notification.
 */
export function startServiceWorker(locale: Locale, open: (path: string) => void): void {
  // Browsers have none on plain http, nor in some private windows.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { serviceWorker } = navigator
  const version = constants.serviceWorkerVersion
  const register = () =>
    serviceWorker.register(`/sw.js?version=${version}&locale=${locale}`).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
  void tellAssets(serviceWorker)

  serviceWorker.addEventListener('message', ({ data }) => {
    const path = openSchema.safeParse(data).data?.path
    const inside = path === undefined ? null : sameSitePath(path)
    if (inside !== null) open(inside)
  })
}

/** The first page is loaded before the worker is in charge, so it says what the worker has missed. */
async function tellAssets({ ready }: ServiceWorkerContainer): Promise<void> {
  const { active } = await ready
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ type: 'assets', urls })
}

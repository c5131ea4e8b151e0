import { type Client, createClient, startSession, userQuery } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { rememberLogin } from '../features/accounts/rememberLogin.ts'
import { takeIntroduction } from '../features/likes/introduction/Introduction.tsx'
import { catchInstallOffer } from '../features/notifications/installOffer.ts'
import { chosenLocale, createTranslations } from '../platform/language/translations.ts'
import type { AppContext } from '../platform/layoutRoutes.ts'
import { openPath } from '../platform/navigation/paths.ts'
import { reloadOnFailedImport } from '../platform/parts/loadPart.ts'
import { firstFetch } from './firstFetch.ts'
import { MembersArea, type MembersAreaParts } from './MembersArea.tsx'
import { type AppRouter, createAppRouter } from './router.ts'
import { startServiceWorker } from './serviceWorker.ts'

/** What the page passes to the members area; everything else comes from settings.php. */
interface AppProps {
  readonly brand: AppContext['brand']
  /** Language of the page. */
  readonly locale: Locale
}

/** The members area: one Astro island with its own router. */
export function App({ brand, locale }: AppProps) {
  const area = useMembersArea({ brand, locale })
  return area ? <MembersArea {...area} /> : null
}

async function startMembersArea({ brand, locale }: AppProps): Promise<MembersAreaParts> {
  reloadOnFailedImport()
  catchInstallOffer()
  // TanStack Query assumes that a page starts online, but the service worker also serves it offline.
  onlineManager.setOnline(navigator.onLine)
  const translations = await createTranslations(chosenLocale(locale), brand)
  const client = createClient({ storage: localStorage, fetch: firstFetch() })
  const router = createAppRouter({
    client,
    translations,
    brand,
    introductionMs: takeIntroduction(location, history),
  })
  syncSession(client, router)
  startServiceWorker(translations.locale(), (path) =>
    openPath(path, (href) => void router.navigate({ href })),
  )
  return { client, translations, router }
}

let started: Promise<MembersAreaParts> | undefined

/** The members area of this page; null until its first translations have loaded. */
function useMembersArea(shell: AppProps): MembersAreaParts | null {
  const [area, setArea] = useState<MembersAreaParts | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    started ??= startMembersArea(shell)
    started.then(setArea, setFailure)
  }, [shell])
  if (failure) throw failure
  return area
}

/** Starts and stops the session's services, and redirects to the login when the session is lost. */
function syncSession(client: Client, router: AppRouter): void {
  let member: string | null = null
  let end = () => {}

  const follow = () => {
    const user = client.cache.getQueryData(userQuery(client).queryKey)
    const id = user?.id ?? null
    if (user === undefined) return
    rememberLogin(localStorage, id !== null)
    if (id === member) return
    end()
    member = id
    end = id ? startSession(client, id) : () => {}
  }
  client.cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'user') follow()
  })
  follow()

  client.sessionLost.subscribe(() => {
    if (!client.sessionLost.get()) return
    const next = router.state.location.href
    void router.navigate({ to: '/login', search: { next, lost: true }, replace: true })
  })
}

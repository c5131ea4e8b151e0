import { type Client, ClientProvider, createClient, startSession, userQuery } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import { LinkProvider } from '@bouquet/ui/LinkProvider'
import { onlineManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { chosenLocale, createTranslations, type Translations } from '../language/translations.ts'
import { takeIntroduction } from '../likes/introduction/Introduction.tsx'
import { RouterLink } from '../navigation/RouterLink.tsx'
import type { AppContext } from './layouts.ts'
import { reloadOnFailedImport } from './lazyScreen.ts'
import { type AppRouter, createAppRouter } from './router.ts'

/** What the page passes to the members area; everything else comes from settings.php. */
interface AppProps {
  readonly brand: AppContext['brand']
  /** Language of the page. */
  readonly locale: Locale
}

/** The members area: one Astro island with its own router. */
export function App({ brand, locale }: AppProps) {
  const area = useMembersArea({ brand, locale })
  if (!area) return null
  const { client, translations, router } = area
  return (
    <I18nextProvider i18n={translations.i18n}>
      <ClientProvider client={client}>
        <LinkProvider as={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </ClientProvider>
    </I18nextProvider>
  )
}

export interface MembersArea {
  readonly client: Client
  readonly translations: Translations
  readonly router: AppRouter
}

async function startMembersArea({ brand, locale }: AppProps): Promise<MembersArea> {
  reloadOnFailedImport()
  // TanStack Query assumes that a page starts online, but the service worker also serves it offline.
  onlineManager.setOnline(navigator.onLine)
  const translations = await createTranslations(chosenLocale(locale), brand)
  const client = createClient({ storage: localStorage })
  const router = createAppRouter({
    client,
    translations,
    brand,
    introductionMs: takeIntroduction(location, history),
  })
  syncSession(client, router)
  return { client, translations, router }
}

let started: Promise<MembersArea> | undefined

/** The members area of this page; null until its first translations have loaded. */
function useMembersArea(shell: AppProps): MembersArea | null {
  const [area, setArea] = useState<MembersArea | null>(null)
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
    if (user === undefined || id === member) return
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

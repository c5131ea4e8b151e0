import { type Client, createClient, startSession, userQuery } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { rememberLogin } from '../features/accounts/rememberLogin.ts'
import { takeIntroduction } from '../features/likes/introduction/Introduction.tsx'
import { catchInstallOffer } from '../features/notifications/installOffer.ts'
import { checkConnection, watchConnection } from '../platform/device/connection.ts'
import { browserCookies } from '../platform/device/deviceMemory.ts'
import { nextTask } from '../platform/device/nextTask.ts'
import {
  chosenLocale,
  createTranslations,
  describePage,
} from '../platform/language/translations.ts'
import type { AppContext } from '../platform/layoutRoutes.ts'
import { openPath } from '../platform/navigation/paths.ts'
import { reloadOnFailedImport } from '../platform/parts/loadPart.ts'
import { type DrawnData, hydrateResponses } from './drawing/drawnData.ts'
import { firstFetch } from './firstFetch.ts'
import type { MembersAreaParts } from './MembersArea.tsx'
import { type AppRouter, createAppRouter } from './router.ts'
import { startServiceWorker } from './serviceWorker.ts'

/** What the page says of the members area; everything else comes from settings.php. */
export interface Shell {
  readonly brand: AppContext['brand']
  /** Language of the page. */
  readonly locale: Locale
}

/**
 * Makes the parts of the members area for this page and starts what runs beside its screens.
 * @param data what the server has drawn the page from; null if the browser draws the first screen
 */
export async function startMembersArea(
  { brand, locale }: Shell,
  data: DrawnData | null = null,
): Promise<MembersAreaParts> {
  reloadOnFailedImport()
  catchInstallOffer()
  watchConnection()
  const translations = await createTranslations(chosenLocale(locale), brand)
  describePage(translations.locale())
  await nextTask()
  const client = createClient({
    storage: deviceStorage(),
    fetch: firstFetch(),
    onUnreachable: checkConnection,
  })
  if (data) hydrateResponses(client, data)
  await nextTask()
  const drawn = data && (() => data)
  const router = createAppRouter({
    client,
    translations,
    brand,
    introductionMs: takeIntroduction(location, history),
    device: browserCookies,
    drawn,
    patienceMs: 0,
  })
  syncSession(client, router)
  startServiceWorker({
    locale: translations.locale(),
    open: (path) => openPath(path, (href) => void router.navigate({ href })),
    read: data?.read ?? {},
  })
  return { client, translations, router, drawn }
}

/** Starts and stops the session's services, and redirects to the login when the session is lost. */
function syncSession(client: Client, router: AppRouter): void {
  let member: string | null = null
  let end = () => {}

  const follow = () => {
    const user = client.cache.getQueryData(userQuery(client).queryKey)
    const id = user?.id ?? null
    if (user === undefined) return
    rememberLogin(deviceStorage(), id !== null)
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

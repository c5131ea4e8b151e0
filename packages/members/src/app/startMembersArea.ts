import { createClient } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { takeIntroduction } from '../features/likes/introduction/Introduction.tsx'
import { catchInstallOffer } from '../features/notifications/installOffer.ts'
import { checkConnection, watchConnection } from '../platform/device/connection.ts'
import { browserCookies } from '../platform/device/deviceMemory.ts'
import { yieldToMain } from '../platform/device/yieldToMain.ts'
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
import { createAppRouter } from './router.ts'
import { startServiceWorker } from './serviceWorker.ts'

/** What the page says of the members area; everything else comes from settings.php. */
export interface Shell {
  readonly brand: AppContext['brand']
  /** Language of the page. */
  readonly locale: Locale
}

/**
 * Makes the parts of the members area for this page and starts what runs beside its screens, except the session.
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
  await yieldToMain()
  const client = createClient({
    storage: deviceStorage(),
    fetch: firstFetch(),
    onUnreachable: checkConnection,
  })
  if (data) hydrateResponses(client, data)
  await yieldToMain()
  const drawn = data && (() => data)
  const router = createAppRouter({
    client,
    translations,
    brand,
    introductionMs: takeIntroduction(location, history),
    device: browserCookies,
    drawn,
    patienceMs: 0,
    sentForm: null,
  })
  startServiceWorker({
    locale: translations.locale(),
    open: (path) => openPath(path, (href) => void router.navigate({ href })),
    read: data?.read ?? {},
  })
  return { client, translations, router, drawn }
}

import { QueryClient } from '@tanstack/react-query'
import { createDeskApi } from '../platform/api.ts'
import { createDecisions } from '../platform/decisions.ts'
import { createTexts, firstLocale } from '../platform/language/texts.ts'
import type { DeskContext } from '../platform/routes.ts'
import { sessionQuery } from '../platform/session.ts'
import { openSettings } from '../platform/settings/deskSettings.ts'
import { createDeskRouter, type DeskRouter } from './router.ts'

interface Device {
  readonly storage: Storage
  /** As the browser names them, the preferred one first. */
  readonly languages: readonly string[]
  readonly fetch?: typeof fetch
}

export interface DeskParts extends DeskContext {
  readonly router: DeskRouter
}

/** Makes the parts of the desk: settings of this device, texts, calls and router. */
export async function startDesk({ storage, languages, fetch }: Device): Promise<DeskParts> {
  const settings = openSettings(storage)
  const texts = await createTexts(firstLocale(settings.get().locale, languages))
  const cache = new QueryClient({
    defaultOptions: {
      // The caller retries calls that are safe to repeat, so queries do not.
      queries: { retry: false, staleTime: 10_000 },
      mutations: { retry: false },
    },
  })
  /** Refusals that come at the same time lead away once. */
  let isLeaving = false
  const api = createDeskApi({
    ...(fetch && { fetch }),
    onSessionLost: () => {
      if (isLeaving) return
      isLeaving = true
      void leaveIfLost().finally(() => {
        isLeaving = false
      })
    },
  })
  const session = sessionQuery(api)

  /** Leads to the login, unless the refusal is of a request that was sent before somebody logged in. */
  async function leaveIfLost() {
    if (cache.getQueryData(session.queryKey) === null) return
    const current = await cache.fetchQuery({ ...session, staleTime: 0 }).catch(() => undefined)
    if (current !== null) return
    cache.clear()
    cache.setQueryData(session.queryKey, null)
    await router.navigate({
      to: '/login',
      search: { next: router.state.location.pathname, left: 'ended' },
    })
  }

  const decisions = createDecisions()
  const context: DeskContext = { api, cache, decisions, settings, texts }
  const router = createDeskRouter(context)
  return { ...context, router }
}

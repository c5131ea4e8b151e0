import { type Client, createClient } from '@bouquet/client'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { syncSession } from '../accounts/session/syncSession.ts'
import { chosenLocale } from '../language/chosenLocale.ts'
import { createTranslations, type Translations } from '../language/translations.ts'
import { takeIntroduction } from '../likes/introduction/takeIntroduction.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import type { Shell } from './shell.ts'

export interface MembersArea {
  readonly client: Client
  readonly translations: Translations
  readonly router: AppRouter
}

async function startMembersArea({ brand, locale }: Shell): Promise<MembersArea> {
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

/** The one members area of this page, once its first translations have arrived. */
export function useMembersArea(shell: Shell): MembersArea | null {
  const [area, setArea] = useState<MembersArea | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    started ??= startMembersArea(shell)
    started.then(setArea, setFailure)
  }, [shell])
  if (failure) throw failure
  return area
}

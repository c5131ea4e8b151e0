import { type Client, createClient } from '@bouquet/client'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followSession } from '../accounts/session/followSession.ts'
import { chosenLocale } from '../language/chosenLocale.ts'
import { createWords, type Words } from '../language/words.ts'
import { takeIntroduction } from '../likes/introduction/takeIntroduction.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import type { Shell } from './shell.ts'

export interface MembersArea {
  readonly client: Client
  readonly words: Words
  readonly router: AppRouter
}

async function startMembersArea({ brand, locale }: Shell): Promise<MembersArea> {
  // It takes for granted that a page begins online; one that the service worker gave may not.
  onlineManager.setOnline(navigator.onLine)
  const words = await createWords(chosenLocale(locale), brand)
  const client = createClient({ storage: localStorage })
  const router = createAppRouter({
    client,
    words,
    brand,
    introductionMs: takeIntroduction(location, history),
  })
  followSession(client, router)
  return { client, words, router }
}

let started: Promise<MembersArea> | undefined

/** The one members area of this page, once its first words have arrived. */
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

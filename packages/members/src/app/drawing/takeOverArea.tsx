import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { yieldToMain } from '../../platform/device/yieldToMain.ts'
import { subscribeToTitle } from '../../platform/navigation/pageTitle.ts'
import { MembersArea } from '../MembersArea.tsx'
import { type Shell, startMembersArea } from '../startMembersArea.ts'
import { syncSession } from '../syncSession.ts'
import { doAgain } from './doAgain.ts'
import type { DrawnData } from './drawnData.ts'

/**
 * Takes over the members area that the server has drawn, with the responses that it was drawn from. It does so in
 * several short tasks, since the page can be seen and touched already.
 */
export async function takeOverArea(
  place: HTMLElement,
  shell: Shell,
  data: DrawnData,
): Promise<void> {
  await yieldToMain()
  const area = await startMembersArea(shell, data)
  const { router } = area
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  syncSession(area, shown)
  // The router's own hydration does the same, so that it draws no boundary that the server did not.
  router.ssr = { manifest: undefined }
  await router.load()
  await yieldToMain()
  // React hydrates a page in parts, and the frame before the screen.
  const stop = subscribeToTitle(() => {
    stop()
    // Waits until React has finished this part.
    setTimeout(() => {
      show()
      doAgain(place)
    })
  })
  startTransition(() => {
    hydrateRoot(place, <MembersArea {...area} />)
  })
}

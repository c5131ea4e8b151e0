import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MembersArea } from '../MembersArea.tsx'
import { type Shell, startMembersArea } from '../startMembersArea.ts'
import { doAgain } from './doAgain.ts'
import type { DrawnData } from './drawnData.ts'

/** Takes over the members area that the server has drawn, with the responses that it was drawn from. */
export async function takeOverArea(
  place: HTMLElement,
  shell: Shell,
  data: DrawnData,
): Promise<void> {
  const area = await startMembersArea(shell, { data, onShown: () => doAgain(place) })
  const { router } = area
  // As the router's own client says it, so that it draws no boundary that the server had not.
  router.ssr = { manifest: undefined }
  await router.load()
  startTransition(() => {
    hydrateRoot(place, <MembersArea {...area} />)
  })
}

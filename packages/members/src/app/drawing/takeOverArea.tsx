import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MembersArea } from '../MembersArea.tsx'
import { type Shell, startMembersArea } from '../startMembersArea.ts'
import type { DrawnData } from './drawnData.ts'

/** Takes over the members area that the server has drawn, with the responses that it was drawn from. */
export async function takeOverArea(
  place: HTMLElement,
  shell: Shell,
  drawn: DrawnData,
): Promise<void> {
  const area = await startMembersArea(shell, drawn)
  const { router } = area
  // As the router's own client says it, so that it draws no boundary that the server had not.
  router.ssr = { manifest: undefined }
  await router.load()
  const onShown = () => {
    place.dataset['live'] = ''
    pressAgain(place)
  }
  startTransition(() => {
    hydrateRoot(place, <MembersArea {...area} onShown={onShown} />)
  })
}

/** Presses the button that was pressed before there was anybody to hear it; the script of the page has marked it. */
function pressAgain(place: HTMLElement): void {
  const button = place.querySelector<HTMLElement>('[data-pressed]')
  delete button?.dataset['pressed']
  button?.click()
}

import { createRoot } from 'react-dom/client'
import { MembersArea } from './MembersArea.tsx'
import { type Shell, startMembersArea } from './startMembersArea.ts'
import { syncSession } from './syncSession.ts'

/** Draws the members area into the shell, which so far contains only the styles of the screen. */
export async function drawArea(place: HTMLElement, shell: Shell): Promise<void> {
  const [area] = await Promise.all([startMembersArea(shell), stylesLoaded()])
  syncSession(area)
  createRoot(place).render(<MembersArea {...area} />)
}

/** Resolves when the page's own link to the styles of this screen has loaded or failed. */
function stylesLoaded(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('#screen-styles')
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}

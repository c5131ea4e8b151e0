import type { Page } from 'playwright-core'

/** The fonts that the browser draws the text of each element with; those of the page itself are custom ones. */
export async function shownFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const shown = []
  for (const nodeId of nodeIds) {
    shown.push((await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts)
  }
  await session.detach()
  return shown
}

import { expect, userEvent, waitFor } from 'storybook/test'

/** Whether the browser draws a ring around the element. */
const hasRing = (element: Element) => element.matches(':focus-visible')

/**
 * Opens a window by finger, closes it and opens it by keyboard: each time its main action has the focus, the second
 * time with a ring.
 * @param opener the button that opens the window
 * @param findMain waits for the main action
 */
export async function expectFocusOnMainAction(
  opener: HTMLElement,
  findMain: () => Promise<HTMLElement>,
): Promise<void> {
  await userEvent.pointer([{ keys: '[TouchA]', target: opener }])
  const touched = await findMain()
  await waitFor(() => expect(touched).toHaveFocus())
  await expect(hasRing(touched)).toBe(false)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  const keyed = await findMain()
  await waitFor(() => expect(keyed).toHaveFocus())
  await expect(hasRing(keyed)).toBe(true)
}

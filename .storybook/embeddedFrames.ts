import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { Choices } from './toolbars.ts'

/** Like a message from the manager; an event emitted in the frame itself would come back to this page. */
const messageOf = (globals: Choices) => ({
  key: 'storybook-channel',
  event: { type: UPDATE_GLOBALS, args: [{ globals }], from: 'documentation' },
})

/** The choices of a documentation page, where its frames read them. */
const key = 'choices'

/**
 * Hands the toolbar choices to the stories in frames on a documentation page, which Storybook does not tell
 * of them, without loading the frames again.
 */
export function updateFrames(choices: Choices): void {
  document.documentElement.dataset[key] = JSON.stringify(choices)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]'))
    frame.contentWindow?.postMessage(messageOf(choices), location.origin)
}

const parentPage = (): HTMLElement | null => {
  try {
    return window.parent === window ? null : window.parent.document.documentElement
  } catch {
    return null
  }
}

/** The choices of the documentation page that embeds this story; `null` for a story on its own. */
export function parentFrameChoices(): Partial<Choices> | null {
  const written = parentPage()?.dataset[key]
  return written === undefined ? null : JSON.parse(written)
}

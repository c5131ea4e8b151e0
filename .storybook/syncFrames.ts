import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { firstChoices } from './toolbars.ts'
import { choicesInUrl } from './urlChoices.ts'

type Globals = Readonly<Record<string, unknown>>

/** The format that Storybook uses in the URL. */
const written = (globals: Globals): string =>
  Object.keys(firstChoices)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';')

const addressOf = ({ src }: HTMLIFrameElement, choices: string): string => {
  const address = new URL(src)
  address.searchParams.set('globals', choices)
  return address.href
}

/**
 * A story in its own frame on a documentation page does not receive toolbar changes. Each change reloads
 * the frame.
 */
export async function syncFrames(): Promise<void> {
  let shown = written({ ...firstChoices, ...choicesInUrl(location.href) })
  const channel = await addons.ready()
  channel.on(GLOBALS_UPDATED, ({ globals }: { readonly globals: Globals }) => {
    const chosen = written(globals)
    if (chosen === shown) return
    shown = chosen
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]'))
      frame.contentWindow?.location.replace(addressOf(frame, chosen))
  })
}

import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { choicesIn } from './choicesAround.ts'
import { firstChoices } from './toolbars.ts'

type Globals = Readonly<Record<string, unknown>>

/** As Storybook keeps choices in an address. */
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
 * A story that stands in a frame of its own on a page of documentation is a page of its own, which hears
 * nothing of the toolbars around it. So each choice opens it anew.
 */
export async function framesFollow(): Promise<void> {
  let shown = written({ ...firstChoices, ...choicesIn(location.href) })
  const channel = await addons.ready()
  channel.on(GLOBALS_UPDATED, ({ globals }: { readonly globals: Globals }) => {
    const chosen = written(globals)
    if (chosen === shown) return
    shown = chosen
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]'))
      frame.contentWindow?.location.replace(addressOf(frame, chosen))
  })
}

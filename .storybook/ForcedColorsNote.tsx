import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useSyncExternalStore } from 'react'
import { note } from './guide/guide.css.ts'

const query = '(forced-colors: active)'

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/**
 * Explains how to switch forced colours on, since a page cannot do it itself. Disappears once the browser
 * forces colours.
 */
export function ForcedColorsNote() {
  const isForced = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  return isForced ? null : (
    <AlertBanner className={note} tone="info" title="This browser does not force colours yet">
      In Chromium open the developer tools, then More tools, Rendering, “Emulate CSS media feature
      forced-colors”, active. In Windows choose a contrast theme. This note then goes.
    </AlertBanner>
  )
}

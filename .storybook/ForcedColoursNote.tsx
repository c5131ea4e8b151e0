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
 * A page cannot force colours upon itself, and imitating it would show what no reader sees. So this
 * tells how to switch them on, and goes once the browser does force them.
 */
export const ForcedColoursNote = () => {
  const isForced = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  return isForced ? null : (
    <AlertBanner className={note} tone="info" title="This browser does not force colours yet">
      In Chromium open the developer tools, then More tools, Rendering, “Emulate CSS media feature
      forced-colors”, active. In Windows choose a contrast theme. This note then goes.
    </AlertBanner>
  )
}

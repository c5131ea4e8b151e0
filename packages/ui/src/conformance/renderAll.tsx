import { renderToString } from 'react-dom/server'
import { variants } from './cases.tsx'
import { inEnglish, rootProps } from './fixtures.tsx'

/** Server-rendered HTML of every case. */
export function renderAll(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(variants).map(([name, { render }]) => [
      name,
      renderToString(inEnglish(render(rootProps, false))),
    ]),
  )
}

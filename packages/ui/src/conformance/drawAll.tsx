import { renderToString } from 'react-dom/server'
import { forms } from './cases.tsx'
import { given } from './parts.tsx'

/** Every form as the server draws it. */
export const drawAll = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(forms).map(([name, { draw }]) => [name, renderToString(draw(given, false))]),
  )

import { renderToString } from 'react-dom/server'
import { cases } from './cases.tsx'
import { given } from './parts.tsx'

/** Every case as the server draws it. */
export const drawAll = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cases).map(([name, { draw }]) => [name, renderToString(draw(given, false))]),
  )

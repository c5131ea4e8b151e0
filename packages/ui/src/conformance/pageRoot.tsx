import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { inEnglish } from './fixtures.tsx'

/** An element on the page during each test of a file, and what shows a component in it. */
export function pageRoot() {
  const host = document.createElement('main')
  let root: Root

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    document.body.append(host)
    root = createRoot(host)
  })

  afterEach(() => {
    act(() => root.unmount())
    host.remove()
    vi.unstubAllGlobals()
  })

  return { host, show: (element: ReactElement) => act(() => root.render(inEnglish(element))) }
}

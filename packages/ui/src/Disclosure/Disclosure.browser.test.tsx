import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Disclosure } from './index.ts'

const host = document.createElement('main')
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
})

afterEach(() => {
  act(() => root?.unmount())
  host.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  { state: 'controlled', isOpen: false },
  { state: 'uncontrolled', isOpen: undefined },
])(
  'PRF-1 one that was opened before React took the page over says so once, $state',
  async ({ isOpen }) => {
    // React says in development that an attribute differs.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onOpenChange = vi.fn()
    const page = (
      <Disclosure title="More" isOpen={isOpen} onOpenChange={onOpenChange}>
        Words
      </Disclosure>
    )
    host.innerHTML = renderToString(page)
    const details = host.querySelector('details')
    const opened = new Promise((resolve) => details?.addEventListener('toggle', resolve))
    details?.setAttribute('open', '')
    await opened
    await act(async () => {
      root = hydrateRoot(host, page)
    })
    expect(onOpenChange.mock.calls).toEqual([[true]])
  },
)

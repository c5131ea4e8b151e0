import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../conformance/fixtures.tsx'
import { ChatComposer } from './ChatComposer.tsx'

const host = document.createElement('main')
const onSend = vi.fn()
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
  root = createRoot(host)
  act(() =>
    root.render(
      inEnglish(<ChatComposer label="Message" defaultValue="こんにちは" onSend={onSend} />),
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  onSend.mockClear()
  vi.unstubAllGlobals()
})

/** @returns whether the browser goes on with the key */
const press = (key: KeyboardEventInit) =>
  act(() =>
    host
      .querySelector('textarea')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...key, ...bubbling })),
  )

const bubbling = { bubbles: true, cancelable: true } as const

test('CHT-10 Enter sends what was written', () => {
  press({})
  expect(onSend).toHaveBeenCalledExactlyOnceWith('こんにちは')
})

test.each([
  { browser: 'most browsers', key: { isComposing: true } },
  { browser: 'Safari', key: { keyCode: 229 } },
])('CHT-10 Enter that ends a composition sends nothing in $browser', ({ key }) => {
  press(key)
  expect(onSend).not.toHaveBeenCalled()
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRoot } from '../conformance/pageRoot.tsx'
import { ChatComposer } from './ChatComposer.tsx'

const { host, show } = pageRoot()
const onSend = vi.fn()

beforeEach(() => {
  show(<ChatComposer label="Message" defaultValue="こんにちは" onSend={onSend} />)
})

afterEach(() => onSend.mockClear())

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

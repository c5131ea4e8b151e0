import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { pageRoot } from '../conformance/pageRoot.tsx'
import { useLongPress } from './useLongPress.ts'

const { host, show } = pageRoot()
const pressed = vi.fn()
const clicked = vi.fn()

const Message = () => (
  <div {...useLongPress<HTMLDivElement>(pressed)}>
    <button type="button" onClick={clicked}>
      Coffee?
    </button>
  </div>
)

const button = () => host.querySelector('button')
const point = (type: string, { at = 0, pointerType = 'touch' } = {}) =>
  act(() => {
    button()?.dispatchEvent(
      new PointerEvent(type, { pointerType, clientX: at, clientY: at, bubbles: true }),
    )
  })
const hold = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const click = () => act(() => button()?.click())
/** @returns whether the browser opens its own menu */
const askForMenu = () => {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  act(() => {
    button()?.dispatchEvent(event)
  })
  return !event.defaultPrevented
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show(<Message />)
})

afterEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('CHT-2 a finger that rests half a second presses long, and its end is no click', () => {
  point('pointerdown')
  hold(499)
  expect(pressed).not.toHaveBeenCalled()
  hold(1)
  expect(pressed).toHaveBeenCalledOnce()
  point('pointerup')
  click()
  expect(clicked).not.toHaveBeenCalled()
  click()
  expect(clicked).toHaveBeenCalledOnce()
})

test('CHT-2 a short touch is a click', () => {
  point('pointerdown')
  hold(200)
  point('pointerup')
  click()
  hold(1_000)
  expect(pressed).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledOnce()
})

test.each([
  { moved: 7, presses: 1 },
  { moved: 8, presses: 0 },
])(
  'CHT-2 a finger that moves by $moved and $moved pixels presses $presses times',
  ({ moved, presses }) => {
    point('pointerdown')
    point('pointermove', { at: moved })
    hold(500)
    expect(pressed).toHaveBeenCalledTimes(presses)
  },
)

test('CHT-2 a touch that the browser takes for scrolling presses nothing', () => {
  point('pointerdown')
  point('pointercancel')
  hold(500)
  expect(pressed).not.toHaveBeenCalled()
})

test('CHT-2 a mouse presses nothing and keeps the menu of the browser; a finger does not', () => {
  point('pointerdown', { pointerType: 'mouse' })
  hold(500)
  expect(pressed).not.toHaveBeenCalled()
  expect(askForMenu()).toBe(true)
  point('pointerdown')
  expect(askForMenu()).toBe(false)
})

test('CHT-2 a finger that leaves after the message has moved away clicks and focuses nothing below it', async () => {
  vi.useRealTimers()
  const frame = window.frameElement?.getBoundingClientRect()
  const box = button()?.getBoundingClientRect()
  const touchPoints = [
    {
      x: (frame?.x ?? 0) + (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (frame?.y ?? 0) + (box?.y ?? 0) + (box?.height ?? 0) / 2,
    },
  ]
  const newer = document.createElement('button')
  newer.addEventListener('click', clicked)
  onTestFinished(() => newer.remove())
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  newer.style.cssText = 'position:fixed;inset:0'
  document.body.append(newer)
  const left = new Promise((resolve) =>
    addEventListener('touchend', resolve, { capture: true, once: true }),
  )
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await left
  // Arrives after all that the browser makes of the touch.
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Shift' })
  expect(clicked).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(newer)
})

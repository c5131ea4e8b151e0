import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './useCountdown.ts'

const signup = Date.UTC(2026, 5, 1, 12)
const now = () => Date.now()
const host = document.createElement('div')
let root: Root

interface LeftProps {
  readonly endsAt: number | null
  readonly drawnAt?: number
}

const Left = ({ endsAt, drawnAt }: LeftProps) => {
  const left = useCountdown(endsAt, now, drawnAt)
  return left === null ? 'none' : String(left)
}

const show = (endsAt: number | null) => act(() => root.render(<Left endsAt={endsAt} />))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: signup, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('TIM-2 ticks each second', () => {
  show(signup + 14_400_000)
  expect(host.textContent).toBe('14400')
  act(() => vi.advanceTimersByTime(1_000))
  expect(host.textContent).toBe('14399')
  act(() => vi.advanceTimersByTime(9_000))
  expect(host.textContent).toBe('14390')
})

test('TIM-2 the countdown is right after sleep, when timers stood still', () => {
  show(signup + 14_400_000)
  vi.setSystemTime(signup + 3_600_000)
  expect(host.textContent).toBe('14400')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(host.textContent).toBe('10800')
})

test('TIM-3 the countdown stops at zero and sets no more timers', () => {
  show(signup + 2_000)
  act(() => vi.advanceTimersByTime(5_000))
  expect(host.textContent).toBe('0')
  expect(vi.getTimerCount()).toBe(0)
})

test('TIM-5 no end, no countdown', () => {
  show(null)
  expect(host.textContent).toBe('none')
  expect(vi.getTimerCount()).toBe(0)
})

test('TIM-2 PRF-1 a page that a server drew is taken over as it was drawn, and ticks on from the clock', () => {
  const endsAt = signup + 14_400_000
  const drawn = <Left endsAt={endsAt} drawnAt={signup} />
  const page = document.createElement('div')
  page.innerHTML = renderToString(drawn)
  expect(page.textContent).toBe('14400')
  vi.setSystemTime(signup + 3_000)
  const differences = vi.fn()
  act(() => {
    root = hydrateRoot(page, drawn, { onRecoverableError: differences })
  })
  expect(differences).not.toHaveBeenCalled()
  expect(page.textContent).toBe('14397')
})

test('TIM-2 without the time of drawing, a server draws no seconds', () => {
  expect(renderToString(<Left endsAt={signup + 14_400_000} />)).toBe('none')
})

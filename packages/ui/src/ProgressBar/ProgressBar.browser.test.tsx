import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../conformance/fixtures.tsx'
import { ProgressBar } from './index.ts'

const host = document.createElement('div')
let root: Root

const show = (isActive: boolean) =>
  act(() => root.render(inEnglish(<ProgressBar isActive={isActive} />)))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const phase = () =>
  host.querySelector('[role="progressbar"]')?.getAttribute('data-phase') ?? 'hidden'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('RTE-5 a load of less than 200 ms is never shown', () => {
  show(true)
  wait(199)
  expect(phase()).toBe('hidden')
  show(false)
  wait(1_000)
  expect(phase()).toBe('hidden')
})

test('RTE-5 the progress bar hides 500 ms after the end', () => {
  show(true)
  wait(200)
  expect(phase()).toBe('running')
  show(false)
  expect(phase()).toBe('done')
  wait(499)
  expect(phase()).toBe('done')
  wait(1)
  expect(phase()).toBe('hidden')
})

test('RTE-5 a second load within the half second runs on', () => {
  show(true)
  wait(200)
  show(false)
  wait(100)
  show(true)
  wait(600)
  expect(phase()).toBe('running')
})

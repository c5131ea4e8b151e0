import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { cases } from './cases.tsx'

const host = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
})

afterEach(() => {
  host.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let drawings: Readonly<Record<string, string>>

beforeAll(async () => {
  drawings = await commands.drawOnServer()
})

describe.each(Object.entries(cases))('%s', (name, { draw, isSeenAtOnce = true }) => {
  test('LAN-4 the first drawing in the browser equals the server’s', async () => {
    host.innerHTML = drawings[name] ?? ''
    const mended = vi.fn()
    const complaint = vi.spyOn(console, 'error')
    const root = await act(() => hydrateRoot(host, draw('given'), { onRecoverableError: mended }))
    expect(mended).not.toHaveBeenCalled()
    // React tells of differing attributes only here.
    expect(complaint).not.toHaveBeenCalled()
    if (isSeenAtOnce) expect(host.querySelector('.given')).not.toBeNull()
    await act(() => root.unmount())
    expect(host.innerHTML).toBe('')
  })
})

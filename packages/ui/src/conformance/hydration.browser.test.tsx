import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cases } from './cases.tsx'

const host = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
})

afterEach(() => {
  host.remove()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(cases))('%s', (_name, { draw, isSeenAtOnce = true }) => {
  test('LAN-4 the first drawing in the browser equals the server’s', async () => {
    host.innerHTML = renderToString(draw('given'))
    const mended = vi.fn()
    const root = await act(() => hydrateRoot(host, draw('given'), { onRecoverableError: mended }))
    expect(mended).not.toHaveBeenCalled()
    if (isSeenAtOnce) expect(host.querySelector('.given')).not.toBeNull()
    await act(() => root.unmount())
    expect(host.innerHTML).toBe('')
  })
})

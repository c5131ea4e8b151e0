import '../base/index.ts'
import axe from 'axe-core'
import { act, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { forms } from './cases.tsx'
import { given } from './parts.tsx'
import { watchHeight } from './watchHeight.ts'

/** Milliseconds that the compiler may take for a part that comes later. */
const patience = 10_000

const host = document.createElement('main')
let fromServer: Awaited<ReturnType<typeof commands.drawOnServer>>
let root: Root | undefined

beforeAll(async () => {
  fromServer = await commands.drawOnServer()
  const style = document.createElement('style')
  style.textContent = fromServer.css
  document.head.append(style)
  document.documentElement.lang = 'en'
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
})

afterEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(() => root?.unmount())
  root = undefined
  host.replaceChildren()
  host.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (element: ReactElement) =>
  act(() => {
    root = createRoot(host)
    root.render(element)
  })

/** React also tells that a later part came outside `act`, as it does on a page. */
const isAFault = ([words]: readonly unknown[]) => !String(words).includes('not wrapped in act')

/** The component's root, wherever on the page it is; a growing one has grown. */
const rootOf = (grows: boolean) => {
  // A part that comes later comes by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return vi.waitFor(() => {
    const found = document.querySelector(grows ? '[data-given][data-ready]' : '[data-given]')
    if (found === null) throw new Error('Nothing carries what was given.')
    return found
  }, patience)
}

describe.each(Object.entries(forms))('%s', (name, { draw, opens = false, grows = false }) => {
  test('LAN-4 the first drawing in the browser equals the server’s and nothing moves after it', async () => {
    const mended = vi.fn()
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    host.innerHTML = fromServer.drawings[name] ?? ''
    const heights = watchHeight(host)
    root = await act(() => hydrateRoot(host, draw(given, false), { onRecoverableError: mended }))
    expect(mended).not.toHaveBeenCalled()
    if (!opens) await rootOf(grows)
    expect(await heights()).toHaveProperty('size', 1)
    // React tells of differing attributes only here.
    expect(complaints.flatMap(({ mock }) => mock.calls).filter(isAFault)).toEqual([])
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(() => root?.unmount())
    expect(host.innerHTML).toBe('')
    root = undefined
  })

  test('takes a class, a ref and data attributes for its root', async () => {
    const held: { current: Element | null } = { current: null }
    const ref = (node: Element | null) => {
      held.current = node
    }
    await show(draw({ ...given, ref }, true))
    const shown = await rootOf(grows)
    expect(shown).toHaveClass('given')
    expect(held.current).toBe(shown)
  })

  test('DOM-4 axe finds no fault in it', async () => {
    await show(draw(given, true))
    await rootOf(grows)
    const { violations, passes } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(passes.length).toBeGreaterThan(0)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

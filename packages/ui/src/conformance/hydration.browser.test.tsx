import '../base/index.ts'
import axe from 'axe-core'
import { act, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { variants } from './cases.tsx'
import { inEnglish, rootProps } from './fixtures.tsx'
import { watchHeight } from './watchHeight.ts'

/** Timeout in milliseconds for loading a lazy component, which a busy machine compiles first. */
const loadTimeout = 120_000

const host = document.createElement('main')
let fromServer: Awaited<ReturnType<typeof commands.renderOnServer>>
let root: Root | undefined

beforeAll(async () => {
  fromServer = await commands.renderOnServer()
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
    root.render(inEnglish(element))
  })

/** React warns that a lazy component rendered outside `act`, as it does on a page. */
const isUnexpected = ([words]: readonly unknown[]) => !String(words).includes('not wrapped in act')

/** The root element of the component, after its lazy part has loaded. */
const rootOf = (isLazy: boolean) => {
  // Lazy components render outside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return vi.waitFor(() => {
    const found = document.querySelector(isLazy ? '[data-root][data-ready]' : '[data-root]')
    if (found === null) throw new Error('Nothing carries what was rootProps.')
    return found
  }, loadTimeout)
}

describe.each(Object.entries(variants))(
  '%s',
  (name, { render, isOverlay = false, isLazy = false }) => {
    test('LIB-3 LAN-4 the first render in the browser equals the server’s, and nothing moves after it', async () => {
      const onRecovered = vi.fn()
      const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
      host.innerHTML = fromServer.html[name] ?? ''
      const heights = watchHeight(host)
      root = await act(() =>
        hydrateRoot(host, inEnglish(render(rootProps, false)), { onRecoverableError: onRecovered }),
      )
      expect(onRecovered).not.toHaveBeenCalled()
      if (!isOverlay) await rootOf(isLazy)
      expect(await heights()).toHaveProperty('size', 1)
      // React reports mismatched attributes only as console errors.
      expect(consoleSpies.flatMap(({ mock }) => mock.calls).filter(isUnexpected)).toEqual([])
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
      await act(() => root?.unmount())
      expect(host.innerHTML).toBe('')
      root = undefined
    })

    test('LIB-3 a component takes a class, a ref and data attributes for its root', async () => {
      const held: { current: Element | null } = { current: null }
      const ref = (node: Element | null) => {
        held.current = node
      }
      await show(render({ ...rootProps, ref }, true))
      const shown = await rootOf(isLazy)
      expect(shown).toHaveClass('root-class')
      expect(held.current).toBe(shown)
    })

    test('DOM-4 axe finds no violations', async () => {
      await show(render(rootProps, true))
      await rootOf(isLazy)
      // A part that is still fading in has too little contrast.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          animation.finish()
      }
      const { violations, passes } = await axe.run(document.body, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      })
      expect(passes.length).toBeGreaterThan(0)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  },
)

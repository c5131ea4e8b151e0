import '@bouquet/ui/base'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { inEnglish } from '../../packages/ui/src/conformance/fixtures.tsx'
import { applyChoices } from '../applyChoices.ts'
import { firstChoices } from '../toolbars.ts'
import { allBrandModes } from './brandModes.ts'
import { ColorSheet } from './ColorSheet.tsx'
import { contrastOn, contrastOnPicture } from './renderedColors.ts'

const [text, part] = [4.5, 3] as const
const host = document.createElement('div')
const root = createRoot(host)

beforeAll(async () => {
  await page.viewport(1200, 900)
  document.body.append(host)
  flushSync(() => root.render(inEnglish(<ColorSheet />)))
  await Promise.all([...host.querySelectorAll('img')].map((image) => image.decode()))
})

afterAll(async () => {
  await commands.forceColors(false)
  root.unmount()
  host.remove()
})

const sheet = () => {
  const found = host.querySelector('[data-sheet="text"]')
  if (found === null) throw new Error('The sheet was not drawn.')
  return found
}

const all = (selector: string): readonly Element[] => [...sheet().querySelectorAll(selector)]

const isSeenThrough = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)

const containsText = (element: Element) =>
  element.clientWidth !== 1 &&
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )

/** Describes each element whose contrast is too low. */
const shortfalls = (
  elements: readonly Element[],
  least: number,
  measure: (element: Element) => number,
): readonly string[] => {
  expect(elements.length).toBeGreaterThan(0)
  return elements
    .map((element) => ({ element, measured: measure(element) }))
    .filter(({ measured }) => measured < least)
    .map(
      ({ element, measured }) =>
        `${measured.toFixed(2)}: ${element.tagName} “${element.textContent}” ${element.className}`,
    )
}

/** Text contrast as rendered. In forced colours the browser paints a backplate behind text. */
const textContrast = (element: Element): number => {
  const { color, forcedColorAdjust } = getComputedStyle(element)
  const isForced = matchMedia('(forced-colors: active)').matches
  return contrastOn(color, isForced && forcedColorAdjust !== 'none' ? document.body : element)
}

describe.each(allBrandModes)('$brand, $mode, as the browser shows it', (look) => {
  beforeAll(async () => {
    await commands.forceColors(look.mode === 'forced')
    applyChoices({ ...firstChoices, ...look })
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })

  test('DOM-4 text has enough contrast with its background, on badges and banners too', () => {
    const texts = all('*').filter(containsText)
    expect(shortfalls(texts, text, textContrast)).toEqual([])
  })

  test('DOM-4 icons stand out', () => {
    const found = shortfalls(all('svg'), part, (icon) =>
      contrastOn(getComputedStyle(icon).color, icon.parentElement),
    )
    expect(found).toEqual([])
  })

  test('DOM-4 the edges of fields and of outlined buttons stand out', () => {
    const edged = all('input:not([type]), input[type="text"], textarea, select, button').filter(
      (control) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(control)
        return borderTopWidth !== '0px' && !isSeenThrough(borderTopColor)
      },
    )
    const found = shortfalls(edged, part, (control) =>
      contrastOn(getComputedStyle(control).borderTopColor, control.parentElement),
    )
    expect(found).toEqual([])
  })

  test('DOM-4 the focus ring stands out around every kind of control', async () => {
    const rings = new Map<Element, number>()
    sheet().querySelector('a')?.focus()
    for (;;) {
      await userEvent.tab()
      const focused = document.activeElement
      if (focused === null || !sheet().contains(focused) || rings.has(focused)) break
      const { outlineColor, outlineStyle } = getComputedStyle(focused)
      if (outlineStyle === 'none') continue
      rings.set(focused, contrastOn(outlineColor, focused.parentElement))
    }
    expect(rings.size).toBeGreaterThan(12)
    expect(shortfalls([...rings.keys()], part, (control) => rings.get(control) ?? 0)).toEqual([])
  })
})

const brandColors = allBrandModes.filter(({ mode }) => mode !== 'forced')

describe.each(brandColors)('$brand, $mode, over a photo', (look) => {
  beforeAll(async () => {
    await commands.forceColors(false)
    applyChoices({ ...firstChoices, ...look })
  })

  test('DOM-4 the scrim gives text enough contrast even on a white photo', async () => {
    const name = host.querySelector('[data-sheet="photo"] h3')
    if (!(name instanceof HTMLElement)) throw new Error('The card has no name.')
    const { color } = getComputedStyle(name)
    name.style.opacity = '0'
    try {
      const picture = await page.screenshot({ element: name, save: false })
      expect(await contrastOnPicture(color, picture)).toBeGreaterThanOrEqual(text)
    } finally {
      name.style.opacity = ''
    }
  })
})

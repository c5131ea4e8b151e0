import '@bouquet/ui/base'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brands } from '../brands.ts'
import { dress } from '../dress.ts'
import { firstChoices } from '../toolbars.ts'
import { ColourSheet } from './ColourSheet.tsx'
import { contrastOn, contrastOnPicture } from './seenColours.ts'

const [text, part] = [4.5, 3] as const
const host = document.createElement('div')
const root = createRoot(host)

beforeAll(async () => {
  await page.viewport(1200, 900)
  document.body.append(host)
  flushSync(() => root.render(<ColourSheet />))
})

afterAll(() => {
  root.unmount()
  host.remove()
})

const sheet = () => {
  const found = host.querySelector('[data-sheet="words"]')
  if (found === null) throw new Error('The sheet was not drawn.')
  return found
}

const all = (selector: string): readonly Element[] => [...sheet().querySelectorAll(selector)]

const holdsWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )

/** Where a contrast is below its measure, in words that lead to the element. */
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

const looks = [...brands.keys()].flatMap((brand) =>
  (['light', 'dark'] as const).map((mode) => ({ brand, mode })),
)

describe.each(looks)('$brand, $mode, as the browser shows it', (look) => {
  beforeAll(async () => {
    dress({ ...firstChoices, ...look })
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })

  test('DOM-4 words stand out from what lies behind them, on badges and banners too', () => {
    const words = all('*').filter(holdsWords)
    const found = shortfalls(words, text, (element) =>
      contrastOn(getComputedStyle(element).color, element),
    )
    expect(found).toEqual([])
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
        return borderTopWidth !== '0px' && !/, 0\)$|\/ 0\)$|transparent/.test(borderTopColor)
      },
    )
    const found = shortfalls(edged, part, (control) =>
      contrastOn(getComputedStyle(control).borderTopColor, control.parentElement),
    )
    expect(found).toEqual([])
  })

  test('DOM-4 the focus ring stands out around every kind of control', async () => {
    const ringed: Element[] = []
    sheet().querySelector('a')?.focus()
    for (let tabs = 0; tabs < 26; tabs++) {
      await userEvent.tab()
      const focused = document.activeElement
      if (focused === null || !sheet().contains(focused)) break
      if (getComputedStyle(focused).outlineStyle !== 'none') ringed.push(focused)
    }
    const found = shortfalls(ringed, part, (control) =>
      contrastOn(getComputedStyle(control).outlineColor, control.parentElement),
    )
    expect(found).toEqual([])
  })

  test('DOM-4 the scrim carries the words even on a white photo', async () => {
    const name = host.querySelector('[data-sheet="photo"] h3')
    if (!(name instanceof HTMLElement)) throw new Error('The card has no name.')
    const { color } = getComputedStyle(name)
    name.style.opacity = '0'
    try {
      const { base64 } = await page.elementLocator(name).screenshot({ base64: true, save: false })
      const picture = await fetch(`data:image/png;base64,${base64}`).then((file) => file.blob())
      expect(await contrastOnPicture(color, picture)).toBeGreaterThanOrEqual(text)
    } finally {
      name.style.opacity = ''
    }
  })
})

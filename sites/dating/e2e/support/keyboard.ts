import type { Locator, Page } from 'playwright-core'

/** More than any screen has stops. */
const maxStops = 150

/** Whether an element has the focus, and somebody sees it: a ring around it, its ::after or its label. */
const focusState = (element: Element) => {
  const drawn = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    ...[element.closest('label'), element.nextElementSibling]
      .filter((each) => each !== null)
      .map((each) => getComputedStyle(each)),
  ]
  const { left, right } = element.getBoundingClientRect()
  return {
    isFocused: element === document.activeElement,
    isRinged: drawn.some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    ),
    isIn: right > 0 && left < innerWidth,
  }
}

/**
 * Presses Tab until one of the elements has the focus.
 * @param key `Shift+Tab` to look above
 * @throws when it is never reached, or when its focus cannot be seen
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key)
    for (const element of await target.all()) {
      const { isFocused, isRinged, isIn } = await element.evaluate(focusState)
      if (!isFocused) continue
      if (!isRinged || !isIn) throw new Error(`Nobody sees that ${target} has the focus.`)
      return
    }
  }
  throw new Error(`${target} is not reached with Tab on ${page.url()}.`)
}

/** Reaches a control with Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Reaches a field with Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

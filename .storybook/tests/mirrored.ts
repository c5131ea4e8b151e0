/** An element and where it is, in pixels from the left edge of the window. */
interface Box {
  readonly name: string
  readonly left: number
  readonly right: number
}

/** Drawings, and the figures of a time, which are read from left to right everywhere. */
const unmirrored = 'svg, [role="timer"] *'

const isLaidOut = (element: Element) => {
  if (!(element instanceof HTMLElement) || element.closest(unmirrored) !== null) return false
  const { width, height } = element.getBoundingClientRect()
  // Text for screen readers is one pixel large. Inline boxes follow the order of their text.
  return width > 1 && height > 1 && !getComputedStyle(element).display.startsWith('inline')
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 24)}`

/** Where the parts of a page are. */
export function boxesOf(root: Element): readonly Box[] {
  return [...root.querySelectorAll('*')].filter(isLaidOut).map((element) => {
    const { left, right } = element.getBoundingClientRect()
    return { name: nameOf(element), left, right }
  })
}

/** Rounding of widths to pixels. */
const tolerance = 2.5

/** The parts that are not where they would be if the page were seen in a mirror. */
export function notMirrored(
  before: readonly Box[],
  after: readonly Box[],
  width: number,
): readonly string[] {
  return before.length === after.length
    ? before.flatMap(({ name, left, right }, index) => {
        const found = after[index]
        const off = found === undefined ? left : found.left - (width - right)
        return Math.abs(off) <= tolerance ? [] : [`${name}: ${Math.round(off)} px`]
      })
    : [`${before.length} parts became ${after.length}`]
}

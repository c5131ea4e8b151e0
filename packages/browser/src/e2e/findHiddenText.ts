/**
 * Runs in the page and finds text that cannot be read: cut off by a box around it, below a round corner of one,
 * or with other text across it.
 * @returns what is wrong, with the beginning of the text
 */
export function findHiddenText(): readonly string[] {
  const slack = 2
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')

  interface Line {
    readonly text: string
    readonly element: Element
    readonly rect: DOMRect
  }

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const element = currentNode.parentElement
    const text = (currentNode.textContent ?? '').trim()
    if (!element || text === '' || element.closest('select, script, style, noscript')) continue
    if (!isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && rect.height > 1) lines.push({ text: text.slice(0, 40), element, rect })
    }
  }

  /** Whether a line lies inside a box. Tall letters and the blank ends of the line may stick out. */
  const isInside = (
    { rect }: Line,
    box: DOMRect,
    { overflowX, overflowY }: CSSStyleDeclaration,
  ) => {
    const upDown =
      overflowY === 'visible' ? 0 : Math.max(box.top - rect.top, rect.bottom - box.bottom)
    const sides =
      overflowX === 'visible' ? 0 : Math.max(box.left - rect.left, rect.right - box.right)
    return sides <= slack && upDown <= rect.height / 4
  }

  /** Whether a corner of a line lies outside a round corner of a box. */
  const isBelowCorner = ({ rect }: Line, box: DOMRect, style: CSSStyleDeclaration) => {
    const half = Math.min(box.width, box.height) / 2
    const radius = (value: string) => {
      const [first = '0'] = value.split(' ')
      const size = Number.parseFloat(first)
      return Math.min(half, first.endsWith('%') ? (size / 100) * half * 2 : size)
    }
    const middle = rect.top + rect.height / 2
    const corners = [
      [rect.left, box.left, 1, radius(style.borderTopLeftRadius), box.top, 1],
      [rect.right, box.right, -1, radius(style.borderTopRightRadius), box.top, 1],
      [rect.left, box.left, 1, radius(style.borderBottomLeftRadius), box.bottom, -1],
      [rect.right, box.right, -1, radius(style.borderBottomRightRadius), box.bottom, -1],
    ] as const
    return corners.some(([x, side, inward, size, edge, into]) => {
      const dx = size - (x - side) * inward
      const dy = size - (middle - edge) * into
      return dx > 0 && dy > 0 && Math.hypot(dx, dy) > size + slack
    })
  }

  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]

  const found: string[] = []
  const readable: Line[] = []
  for (const line of lines) {
    let isScrolled = false
    const problem = ancestors(line.element).find((box) => {
      const style = getComputedStyle(box)
      isScrolled ||= [style.overflowX, style.overflowY].some((value) => /auto|scroll/.test(value))
      if (isScrolled || box === document.body || box === document.documentElement) return false
      if (!clips(style)) return false
      const rect = box.getBoundingClientRect()
      return !isInside(line, rect, style) || isBelowCorner(line, rect, style)
    })
    if (problem) found.push(`cut by ${problem.tagName}.${problem.className}: ${line.text}`)
    else if (!isScrolled) readable.push(line)
  }

  /** Whether another picture lies over either end of a caption. */
  const isUnderPicture = ({ element, rect }: Line) => {
    const own = element.closest('figure')
    if (!own) return false
    scrollTo(0, rect.top + start - innerHeight / 2)
    const y = rect.top + rect.height / 2 + start - scrollY
    return [rect.left + slack, rect.right - slack].some((x) => {
      const other = document.elementFromPoint(x, y)?.closest('figure')
      return other !== null && other !== undefined && other !== own
    })
  }
  const start = scrollY
  for (const line of readable) {
    if (isUnderPicture(line)) found.push(`under a picture: ${line.text}`)
  }
  scrollTo(0, start)

  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const alpha = /[,/] *([\d.]+)\)$/.exec(backgroundColor)?.[1]
    const isColor = backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(alpha ?? 1) > 0.5
    return isColor || backgroundImage !== 'none'
  }
  /** Whether something between two lines covers one of them on purpose, as a card of a pile does. */
  const isCovered = (one: Element, other: Element) =>
    [one, other].some((element) => {
      const rest = element === one ? other : one
      const own = ancestors(element).filter((each) => !each.contains(rest))
      return own.some((each) => isOpaque(each) || each.matches('li, figure, details, dialog'))
    })
  const sorted = readable.toSorted((a, b) => a.rect.top - b.rect.top)
  sorted.forEach((line, at) => {
    for (const other of sorted.slice(at + 1)) {
      if (other.rect.top >= line.rect.bottom) break
      if (other.element.contains(line.element) || line.element.contains(other.element)) continue
      const across =
        Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left)
      const down = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top
      const most = Math.min(line.rect.height, other.rect.height) / 3
      if (across > slack && down > most && !isCovered(line.element, other.element))
        found.push(`across each other: ${line.text} / ${other.text}`)
    }
  })
  return [...new Set(found)]
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`

const isSeen = (element: Element) => element.clientWidth > 1 && element.clientHeight > 1

const containsText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )

const scrollsBySelf = (element: Element): boolean =>
  [...ancestors(element)].some((each) =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX),
  )

function* ancestors(element: Element): Iterable<Element> {
  for (
    let each = element.parentElement;
    each !== null && each !== document.body;
    each = each.parentElement
  ) {
    yield each
  }
}

const standsOut = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect()
  return left < -1 || right > document.documentElement.clientWidth + 1
}

const isPainted = (element: Element): boolean => {
  const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element)
  return (
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px'
  )
}

/** Inline elements, such as a link in a sentence, have a box but no client width. */
const hasBox = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

/** Whether nothing at all is visible. */
export function isBlank(root: Element): boolean {
  return ![...root.querySelectorAll('*')].some(
    (element) =>
      hasBox(element) &&
      (containsText(element) || element.matches('svg, img') || isPainted(element)),
  )
}

/** Finds elements that make the page scroll horizontally, in either direction. */
export function tooWide(root: Element): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...root.querySelectorAll('*')]
    .filter((element) => isSeen(element) && standsOut(element))
    .filter((element) => !scrollsBySelf(element))
    .map((element) => `too wide: ${nameOf(element)}`)
}

const isCut = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
  const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
  return isWide || isHigh
}

const endsInDots = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

/**
 * Finds text that is clipped by its container.
 * @param mayBeShortened texts that may end in an ellipsis
 */
export function clippedTexts(
  root: Element,
  mayBeShortened: (text: string) => boolean,
): readonly string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => isSeen(element) && containsText(element) && isCut(element))
    .filter((element) => !(endsInDots(element) && mayBeShortened(element.textContent ?? '')))
    .map((element) => `cut: ${nameOf(element)}`)
}

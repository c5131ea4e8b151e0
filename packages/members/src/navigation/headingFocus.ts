let focused: string | null = null

/**
 * Whether the heading of a page should take the focus: once for each page that is moved to, but not on
 * the first, where the focus stays where the browser put it. A heading that comes late, after its data,
 * still gets it.
 */
export function takeHeadingFocus(path: string): boolean {
  const isMove = focused !== null && focused !== path
  focused = path
  return isMove
}

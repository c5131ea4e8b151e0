const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Finds controls without a box of their own: browsers give them no focus. */
export function unreachable(root: Element): readonly string[] {
  return [...root.querySelectorAll(controls)]
    .filter((element) => getComputedStyle(element).display === 'contents')
    .map((element) => `no focus: ${element.tagName.toLowerCase()} “${element.textContent?.trim()}”`)
}

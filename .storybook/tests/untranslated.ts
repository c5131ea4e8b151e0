import { unmarked } from '../language/marks.ts'

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

const textsOf = (element: Element): readonly string[] => [
  ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? ''),
]

/**
 * Texts, seen or read out, that are neither a phrase of the product nor anybody's own words.
 * What React Aria says of the keyboard is its own, in the language of the browser.
 */
export const untranslated = (root: Element): readonly string[] => [
  ...new Set(
    [...root.querySelectorAll('*:not(script, style)')]
      .filter(({ id }) => !id.startsWith('react-aria-description'))
      .flatMap(textsOf)
      .filter((text) => /\p{L}/u.test(unmarked(text))),
  ),
]

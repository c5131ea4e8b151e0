import { unmarked } from '../language/marks.ts'

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** Hints on the keyboard and the parts of a date. */
const library = '[id^="react-aria-description"], [role="spinbutton"]'

const textsOf = (element: Element): readonly string[] => [
  ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? ''),
]

/**
 * Texts, seen or read out, that are neither a phrase of the product nor anybody's own words.
 * What React Aria says by itself is left out; it knows the languages on its own.
 */
export const untranslated = (root: Element): readonly string[] => [
  ...new Set(
    [...root.querySelectorAll('*:not(script, style)')]
      .filter((element) => element.closest(library) === null)
      .flatMap(textsOf)
      .filter((text) => /\p{L}/u.test(unmarked(text))),
  ),
]

import { unmarked } from '../language/marks.ts'

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** Keyboard hints, which React Aria translates, and dates and months, which `Intl` names. */
const library =
  '[id^="react-aria-description"], [autocomplete="bday-month"] > option, time[datetime]'

/** Notes to designers, which are no part of a component. */
const note = '[translate="no"]'

const textsOf = (element: Element): readonly string[] => [
  ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? ''),
]

/**
 * Visible or accessible texts that are neither phrases of the product nor user content. Texts that a
 * library translates are skipped.
 */
export function untranslated(root: Element): readonly string[] {
  return [
    ...new Set(
      [...root.querySelectorAll('*:not(script, style)')]
        .filter((element) => element.closest(`${library}, ${note}`) === null)
        .flatMap(textsOf)
        .filter((text) => /\p{L}/u.test(unmarked(text))),
    ),
  ]
}

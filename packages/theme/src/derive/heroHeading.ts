import type { LanderName } from '../brand/landers.ts'
import { spaceStep } from './form.ts'
import type { ThemeChoices } from './themeChoices.ts'
import { phoneStep } from './typeScale.ts'

/** The narrowest screen for which pages are made, in CSS pixels. */
const phone = 320

type HeroLook = Pick<ThemeChoices, 'type' | 'density'>

/** The heading at the top of a page on a phone of 320 CSS pixels. */
export interface HeroHeading {
  /** Size of its letters in CSS pixels. */
  readonly size: number
  /** Width of a line in CSS pixels. */
  readonly room: number
  /** The width of a line in digits, as `ch` in CSS, where that is narrower; null where it has no such limit. */
  readonly digits: number | null
}

const viewport = (percent: number) => (phone * percent) / 100

/** What the styles of the site say of these headings. */
const headings: Readonly<
  Record<
    'home' | LanderName,
    (size: (step: 4 | 5 | 6) => number) => { readonly size: number; readonly digits?: number }
  >
> = {
  home: (step) => ({ size: Math.min(step(6), viewport(9.2)) }),
  tinderswipe: (step) => ({ size: step(4) }),
  gallery: (step) => ({ size: step(5) }),
  alonetonight: (step) => ({ size: step(4) }),
  collagelanding: (step) => ({ size: step(4) }),
  iconslanding: (step) => ({ size: step(5) }),
  maplanding: (step) => ({ size: step(5) }),
  socialnetwork: (step) => ({ size: step(5) }),
  transitionsvideolanding: (step) => ({
    size: Math.min(step(6) * 1.6, viewport(9.5)),
    digits: 15,
  }),
  video: (step) => ({
    size: Math.min(viewport(11.5), Math.max(step(4), Math.min(viewport(7.6), step(6) * 1.5))),
    digits: 13,
  }),
}

/** The size and the room of the first heading of the home page or of a lander in a brand's look. */
export const heroHeading = (
  { type, density }: HeroLook,
  page: 'home' | LanderName,
): HeroHeading => {
  const { size, digits = null } = headings[page]((n) => phoneStep(type.base, type.ratio, n))
  const column = phone - 2 * spaceStep(density, 5)
  // A strip of paper inside the page's own margin.
  const room = page === 'collagelanding' ? column - 2 * spaceStep(density, 4) : column
  return { size, room, digits }
}

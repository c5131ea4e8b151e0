import { landerHeadings } from '../brand/generated/landers.ts'
import type { PhoneHeading, PhoneLength } from '../brand/lander.ts'
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

const headings: Readonly<Record<'home' | LanderName, PhoneHeading>> = {
  home: { size: { min: [{ step: 6 }, { viewport: 9.2 }] } },
  ...landerHeadings,
}

/** The size and the room of the first heading of the home page or of a lander in a brand's look. */
export function heroHeading({ type, density }: HeroLook, page: 'home' | LanderName): HeroHeading {
  const pixels = (length: PhoneLength): number => {
    if ('step' in length) return phoneStep(type.base, type.ratio, length.step) * (length.times ?? 1)
    if ('viewport' in length) return (phone * length.viewport) / 100
    return 'min' in length
      ? Math.min(...length.min.map(pixels))
      : Math.max(...length.max.map(pixels))
  }
  const { size, digits = null, inset } = headings[page]
  const column = phone - 2 * spaceStep(density, 5)
  const room = inset === undefined ? column : column - 2 * spaceStep(density, inset)
  return { size: pixels(size), room, digits }
}

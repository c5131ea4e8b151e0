import type { TokenValues } from '../contract/tokens.ts'

const round = (value: number) => Math.round(value * 1000) / 1000

/** CSS pixels as rem, so that the reader's font size setting applies. */
export function rem(pixels: number): string {
  return `${round(pixels / 16)}rem`
}

const narrow = 360
const wide = 1280

/** A fluid size between phone and desktop. */
const fluid = (least: number, most: number): string => {
  if (most - least < 0.5) return rem(most)
  const slope = (most - least) / (wide - narrow)
  return `clamp(${rem(least)}, ${rem(least - slope * narrow)} + ${round(slope * 100)}vw, ${rem(most)})`
}

/** The size on a phone of the nth step above body text, in CSS pixels: headings grow less there. */
export function phoneStep(base: number, ratio: number, n: number): number {
  return base * (1 + (ratio - 1) * 0.68) ** n
}

/** Body text has a fixed size; headings grow by the ratio, less on a phone. */
export function typeScale(base: number, ratio: number): TokenValues['font']['size'] {
  const step = (n: number) => fluid(phoneStep(base, ratio, n), base * ratio ** n)
  return {
    xs: rem(Math.max(12, base * 0.8125)),
    sm: rem(base * 0.9),
    md: rem(base),
    lg: step(1),
    xl: step(2),
    '2xl': step(3),
    '3xl': step(4),
    '4xl': step(5),
    '5xl': step(6),
  }
}

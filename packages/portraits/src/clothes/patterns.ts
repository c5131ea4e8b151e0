import { type Defs, ellipse, stroke } from '../draw/ink.ts'
import type { Pattern } from '../person.ts'

export type Cloth = { base: string; light: string; dark: string; line: string }

/** The pattern of a fabric as a paint; undefined for plain fabric. */
export function patternPaint(defs: Defs, pattern: Pattern, cloth: Cloth): string | undefined {
  switch (pattern) {
    case 'plain':
      return undefined
    case 'stripe':
      return defs.pattern(40, 34, stroke('M-9 8H49', cloth.light, 9, 0.75))
    case 'pinstripe':
      return defs.pattern(22, 40, stroke('M11-9V49', cloth.light, 1.8, 0.5))
    case 'check':
      return defs.pattern(
        56,
        56,
        stroke('M14-9V65M-9 14H65', cloth.line, 17, 0.22) +
          stroke('M42-9V65M-9 42H65', cloth.light, 3, 0.5),
      )
    case 'knit':
      return defs.pattern(
        13,
        12,
        stroke('M-2-1 6.500 5 15-1M-2 11 6.500 17 15 11', cloth.line, 2, 0.2),
      )
    case 'dots':
      return defs.pattern(
        34,
        34,
        ellipse(8, 8, 3.6, 3.6, cloth.light, 0.9) + ellipse(25, 25, 3.6, 3.6, cloth.light, 0.9),
      )
    case 'floral':
      return defs.pattern(
        74,
        74,
        [0, 72, 144, 216, 288]
          .map((angle) =>
            ellipse(20, 11, 6, 8, cloth.light, 0.9, { transform: `rotate(${angle} 20 20)` }),
          )
          .join('') +
          ellipse(20, 20, 4, 4, '#e5b357') +
          stroke('M46 60c8-10 14-8 18-16M48 50c2 6 0 8-2 10', cloth.light, 3.4, 0.6) +
          ellipse(58, 18, 4, 4, cloth.light, 0.6),
      )
  }
}

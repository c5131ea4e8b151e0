import { breakpoints } from '@bouquet/theme/breakpoints'

/** Media queries for each page breakpoint and wider. */
export const from = {
  sm: `(width >= ${breakpoints.sm}px)`,
  md: `(width >= ${breakpoints.md}px)`,
  lg: `(width >= ${breakpoints.lg}px)`,
  xl: `(width >= ${breakpoints.xl}px)`,
} as const

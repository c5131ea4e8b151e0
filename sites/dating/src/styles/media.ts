import { breakpoints } from '@bouquet/theme/breakpoints'

/** For `'@media'` keys; all animation belongs inside. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
export const forcedColors = '(forced-colors: active)'
export const canHover = '(hover: hover)'

/** Media queries for each page breakpoint and wider. */
export const from = {
  sm: `(width >= ${breakpoints.sm}px)`,
  md: `(width >= ${breakpoints.md}px)`,
  lg: `(width >= ${breakpoints.lg}px)`,
  xl: `(width >= ${breakpoints.xl}px)`,
} as const

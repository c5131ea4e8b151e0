import { breakpoints } from './breakpoints.ts'

/** Keys for `'@media'`. Animations and transitions belong inside `motionAllowed`. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
export const forcedColors = '(forced-colors: active)'
export const canHover = '(hover: hover)'
export const onlyTouch = '(hover: none)'

/** A page of this breakpoint and wider. */
export const from = {
  sm: `(width >= ${breakpoints.sm}px)`,
  md: `(width >= ${breakpoints.md}px)`,
  lg: `(width >= ${breakpoints.lg}px)`,
  xl: `(width >= ${breakpoints.xl}px)`,
} as const

/** A page narrower than this breakpoint. */
export const below = {
  sm: `(width < ${breakpoints.sm}px)`,
  md: `(width < ${breakpoints.md}px)`,
  lg: `(width < ${breakpoints.lg}px)`,
} as const

/**
 * For text on a filled surface. In forced colors the browser paints a backplate in the page color behind
 * text, which would hide text of that same color. Such a surface and its text use system colors already.
 */
export const coloredSurface = { forcedColorAdjust: 'none' } as const

import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { motion, space } = vars

/** Two columns on a phone, as many as fit elsewhere. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(13rem, max(50% - ${space[3]}, 7rem)), 1fr))`,
  gap: `clamp(${space[2]}, 1.5vw, ${space[4]})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const cell = style({ minInlineSize: 0 })

/** The previous page stays visible while the next one loads. */
export const waiting = style({ opacity: 0.55, transition: `opacity ${motion.normal}` })

/** One row that scrolls horizontally. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(10.5rem, 1fr)',
  gap: space[3],
  margin: 0,
  padding: space[1],
  marginInline: `calc(${space[1]} * -1)`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
})

export const stripCell = style({
  scrollSnapAlign: 'start',
  minInlineSize: 0,
  maxInlineSize: '15rem',
})

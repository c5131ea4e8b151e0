import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const photoGrid = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    '(min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** The main photo stands out. */
export const mainPlace = style({ gridColumn: 'span 2', gridRow: 'span 2' })

/** Before the first photo, its place is all there is. */
export const onlyPlace = style({ gridColumn: '1 / -1' })

export const tile = style({ position: 'relative' })

/** At the foot, where every photo mask is square. */
export const tileMarks = style({
  position: 'absolute',
  insetInlineStart: space[2],
  insetBlockEnd: space[2],
  maxInlineSize: `calc(100% - ${size.control} - ${space[4]})`,
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
})

export const tileMenu = style({
  position: 'absolute',
  insetBlockEnd: space[1],
  insetInlineEnd: space[1],
})

export const photoHint = style({
  marginBlockStart: space[3],
  color: color.text.muted,
  fontSize: font.size.sm,
})

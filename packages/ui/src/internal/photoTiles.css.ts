import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { radius, space } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  containerType: 'inline-size',
})

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = style({
  listStyleType: '""',
  display: 'grid',
  ...columns(2),
  gap: space[2],
  padding: 0,
  margin: 0,
  '@container': {
    '(min-width: 26rem)': { ...columns(3), gap: space[3] },
    '(min-width: 44rem)': columns(4),
    '(max-width: 11rem)': columns(1),
  },
})

/** The first photo is larger if others fit beside it. */
export const cell = style({
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  borderRadius: radius.card,
  '@container': {
    '(min-width: 26rem)': {
      selectors: {
        '&:first-child:not(:only-child)': { gridColumn: 'span 2', gridRow: 'span 2' },
      },
    },
  },
})

import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { pill } from '../internal/pill.css.ts'

const { color, shadow, space } = vars

export const frame = style({
  position: 'relative',
  display: 'flex',
  minBlockSize: 0,
  blockSize: '100%',
  background: color.surface.page,
})

/** Stands at its end before it is measured. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minInlineSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})

export const measured = style({ flexDirection: 'column' })

/** As tall as all messages; a short thread is aligned to the bottom. */
export const canvas = style({ position: 'relative', flexShrink: 0, marginBlockStart: 'auto' })

/** Layout containment: a new row does not cause layout of the others. */
export const row = style({
  contain: 'layout style',
  selectors: { [`${measured} &`]: { position: 'absolute', insetBlockStart: 0, insetInline: 0 } },
})

export const empty = style({ display: 'grid', placeItems: 'center', flex: 1, padding: space[4] })

export const loading = style([
  pill,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space[2],
    insetInline: 0,
    justifySelf: 'center',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    boxShadow: shadow.raised,
  },
])

export const newest = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineEnd: space[3],
  boxShadow: shadow.overlay,
})

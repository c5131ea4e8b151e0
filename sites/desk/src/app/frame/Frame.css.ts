import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const frame = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplate: '1fr / 13rem minmax(0, 1fr)' },
  },
})

export const skip = style({
  position: 'absolute',
  insetInlineStart: space[2],
  insetBlockStart: space[2],
  zIndex: 2,
  padding: space[2],
  background: color.surface.overlay,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[2],
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [from.lg]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: space[3],
      blockSize: '100dvh',
      paddingBlock: space[4],
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border.subtle}`,
    },
  },
})

export const name = style({
  paddingInline: space[3],
  color: color.text.strong,
  fontWeight: font.weight.bold,
  fontSize: font.size.lg,
  '@media': { '(width < 480px)': { display: 'none' } },
})

export const brand = style({
  flex: '0 1 11rem',
  marginInlineStart: 'auto',
  '@media': { [from.lg]: { flex: 'none', marginInlineStart: 0 } },
})

export const content = style({
  minInlineSize: 0,
  padding: space[4],
  '@media': { [from.lg]: { padding: space[6] } },
})

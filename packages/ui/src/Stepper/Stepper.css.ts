import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: space[3] })

export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const currentName = style({
  color: color.text.strong,
  '@container': { '(min-width: 44rem)': { display: 'none' } },
})

export const list = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: space[2],
  padding: 0,
  listStyleType: '""',
})

export const step = style({ minInlineSize: 0 })

/** The bar is thin, so its link reaches beyond it. */
export const link = style({
  display: 'block',
  marginBlock: '-1.2rem',
  paddingBlock: '1.2rem',
  color: 'inherit',
  textDecoration: 'none',
})

export const bar = recipe({
  base: {
    display: 'block',
    blockSize: 6,
    borderRadius: radius.pill,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    state: {
      done: {
        background: color.primary.mark,
        '@media': { [forcedColors]: { background: 'Highlight' } },
      },
      current: {
        background: `linear-gradient(to right, ${color.primary.mark} 50%, ${color.border.subtle} 50%)`,
        selectors: {
          '&:dir(rtl)': {
            background: `linear-gradient(to left, ${color.primary.mark} 50%, ${color.border.subtle} 50%)`,
          },
        },
      },
      ahead: { background: color.border.subtle },
      skipped: { boxShadow: `inset 0 0 0 1.5px ${color.border.control}` },
    },
  },
})

export const name = recipe({
  base: {
    display: 'none',
    alignItems: 'center',
    gap: space[1],
    marginBlockStart: space[2],
    fontSize: font.size.sm,
    lineHeight: 1.3,
    '@container': { '(min-width: 44rem)': { display: 'flex' } },
  },
  variants: {
    state: {
      done: { color: color.text.normal },
      current: { color: color.text.strong, fontWeight: font.weight.bold },
      ahead: { color: color.text.muted },
      skipped: { color: color.text.muted },
    },
  },
})

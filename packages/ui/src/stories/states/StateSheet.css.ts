import { vars } from '@bouquet/theme/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { border, color, font, space } = vars

export type CellWidth = 'sm' | 'md' | 'lg' | 'full'

export const sheet = style({ display: 'grid', gap: space[6], minInlineSize: 0 })

export const row = style({ display: 'grid', gap: space[2], minInlineSize: 0 })

const columns = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: `${space[5]} ${space[4]}`,
})

export const cells = styleVariants(
  {
    sm: '9rem',
    md: '15rem',
    lg: '22rem',
    full: '100%',
  } satisfies Record<CellWidth, string>,
  columns,
)

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space[2],
  minInlineSize: 0,
})

export const label = style({
  paddingBlockStart: space[1],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: 1.4,
})

export const rowName = style({
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const content = style({ minInlineSize: 0 })

/** What is fixed to the window is fixed to the cell. */
export const ownWindow = style({
  position: 'relative',
  contain: 'layout paint',
  border: `${border.width} solid ${color.border.subtle}`,
  background: color.surface.page,
})

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '34rem',
  border: `1px solid ${color.border.subtle}`,
})

/** A forced state is shown at once. */
globalStyle('[data-forced], [data-forced] *', { transition: 'none !important' })

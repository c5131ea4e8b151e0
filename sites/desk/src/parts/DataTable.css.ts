import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

const alignments = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const

const inner = { outline: `3px solid ${color.border.focus}`, outlineOffset: '-3px' }

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
})

/** Sideways only where the columns need more room, as on a phone. */
export const scroller = style({
  inlineSize: '100%',
  maxBlockSize: '75dvh',
  overflow: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
})

export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 })

export const head = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: `${space[2]} ${space[3]}`,
    background: color.surface.raised,
    borderBlockEnd: `1px solid ${color.border.control}`,
    color: color.text.strong,
    fontSize: font.size.sm,
    whiteSpace: 'nowrap',
    selectors: { '&[data-focus-visible]': inner },
  },
  variants: { align: alignments },
  defaultVariants: { align: 'start' },
})

export const row = style({ selectors: { '&[data-focus-visible]': inner } })

export const cell = recipe({
  base: {
    padding: `${space[2]} ${space[3]}`,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    selectors: { '&[data-focus-visible]': inner },
  },
  variants: { align: alignments },
  defaultVariants: { align: 'start' },
})

export const empty = style({ display: 'block', padding: space[4], color: color.text.muted })

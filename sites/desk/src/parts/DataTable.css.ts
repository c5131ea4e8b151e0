import { below } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { type StyleRule, style } from '@vanilla-extract/css'
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

/** Sideways only where the columns need more room. */
export const scroller = style({
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: '75dvh',
  overflow: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  '@media': {
    [below.sm]: { selectors: { '&:not([data-keeps-columns])': { maxBlockSize: 'none' } } },
  },
})

/** On a phone, in a table whose rows are blocks there. */
const inBlocks = (rule: NonNullable<StyleRule['selectors']>[string], state = ''): StyleRule => ({
  '@media': {
    [below.sm]: { selectors: { [`${scroller}:not([data-keeps-columns]) &${state}`]: rule } },
  },
})

export const table = style([
  { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  inBlocks({ display: 'block' }),
])

/** Beside each value in a block; the head itself is seen there while it has the focus. */
export const header = style([
  inBlocks({ display: 'block' }),
  inBlocks(
    {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    ':not(:focus-within)',
  ),
])

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

export const body = style(inBlocks({ display: 'block' }))

export const row = style([
  { selectors: { '&[data-focus-visible]': inner } },
  inBlocks({ display: 'grid', gap: space[1], paddingBlock: space[3] }),
  inBlocks({ borderBlockStart: `1px solid ${color.border.subtle}` }, ' + &'),
])

export const cell = recipe({
  base: [
    {
      padding: `${space[2]} ${space[3]}`,
      borderBlockEnd: `1px solid ${color.border.subtle}`,
      selectors: { '&[data-focus-visible]': inner },
    },
    inBlocks({
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: space[3],
      paddingBlock: 0,
      border: 0,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    }),
    inBlocks(
      { content: 'attr(data-label)', color: color.text.muted, fontSize: font.size.sm },
      '[data-label]::before',
    ),
    // A value that a row has not.
    inBlocks({ display: 'none' }, ':has(> :only-child:empty)'),
  ],
  variants: { align: alignments },
  defaultVariants: { align: 'start' },
})

/** The value of a cell; text gets room for some words in a line, where columns are many. */
export const value = style({ minInlineSize: 0 })

export const empty = style({ display: 'block', padding: space[4], color: color.text.muted })

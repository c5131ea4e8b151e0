import { below, canHover } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
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

/** What stands in the place of the table. */
export const whole = style({ inlineSize: '100%' })

/** Sideways only where the columns need more room. */
export const scroller = style({
  containerType: 'inline-size',
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: '75dvh',
  overflow: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  '@media': {
    [below.sm]: { selectors: { '&:not([data-columns])': { maxBlockSize: 'none' } } },
  },
})

/** On a phone, in a table whose rows are blocks there. */
const inBlocks = (rule: NonNullable<StyleRule['selectors']>[string], state = ''): StyleRule => ({
  '@media': {
    [below.sm]: { selectors: { [`${scroller}:not([data-columns]) &${state}`]: rule } },
  },
})

export const table = style([
  { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  inBlocks({ display: 'block' }),
])

const withSortable = ':has([data-allows-sorting])'

/** Left to screen readers and to the keyboard until it has the focus. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** In blocks each value has its name beside it, so of the head only the names by which rows are sorted are shown. */
export const header = style([
  inBlocks({ display: 'block' }),
  inBlocks(unseen, `:not(:focus-within, ${withSortable})`),
])

globalStyle(`${scroller}:not([data-columns]) ${header}${withSortable} > tr`, {
  '@media': { [below.sm]: { display: 'flex', flexWrap: 'wrap', columnGap: space[3] } },
})

export const head = recipe({
  base: [
    {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      padding: `${space[2]} ${space[3]}`,
      background: color.surface.raised,
      borderBlockEnd: `1px solid ${color.border.control}`,
      color: color.text.strong,
      fontSize: font.size.sm,
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-focus-visible]': inner,
        '&[data-allows-sorting]': { cursor: 'pointer' },
        '&[data-pressed]': { color: color.primary.text },
      },
      '@media': {
        [canHover]: {
          selectors: { '&[data-allows-sorting]:hover': { color: color.primary.text } },
        },
      },
    },
    inBlocks({ position: 'static', border: 0 }, '[data-allows-sorting]'),
    {
      '@media': {
        [below.sm]: {
          selectors: {
            [`${scroller}:not([data-columns]) ${header}${withSortable} &:not([data-allows-sorting], :focus)`]:
              unseen,
          },
        },
      },
    },
  ],
  variants: { align: alignments },
  defaultVariants: { align: 'start' },
})

/** The name of a column by which rows are put in order. */
export const sortable = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })

export const mark = style({
  flexShrink: 0,
  color: color.text.muted,
  selectors: { '[aria-sort]:not([aria-sort="none"]) &': { color: color.primary.text } },
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
      hyphens: 'auto',
    }),
    // Large text: the name of the column is above the value.
    {
      '@media': {
        [below.sm]: {
          '@container': {
            '(width < 15rem)': {
              selectors: {
                [`${scroller}:not([data-columns]) &`]: {
                  gridTemplateColumns: 'minmax(0, 1fr)',
                  gap: 0,
                },
              },
            },
          },
        },
      },
    },
    inBlocks(
      { content: 'attr(data-label)', color: color.text.muted, fontSize: font.size.sm },
      '[data-label]::before',
    ),
    // A value that the row lacks.
    inBlocks({ display: 'none' }, ':has(> :only-child:empty)'),
  ],
  variants: { align: alignments },
  defaultVariants: { align: 'start' },
})

/** The value of a cell; text gets room for some words in a line, where columns are many. */
export const value = style({ minInlineSize: 0 })

export const empty = style({ display: 'block', padding: space[4], color: color.text.muted })

import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { tone } from '../internal/tone.css.ts'

const { font, radius, size, space } = vars

/** Too narrow for the text to fit between the icon and the close button. */
const tight = '(max-width: 15rem)'

/** Takes all of its place, since a query container gets no width from its content. */
export const frame = style({ containerType: 'inline-size', inlineSize: '100%' })

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[3],
  rowGap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: tone.soft,
  color: vars.color.text.strong,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  '@container': {
    '(min-width: 36rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
    },
  },
})

export const compact = style({
  position: 'relative',
  rowGap: 0,
  paddingBlock: space[2],
  fontSize: font.size.sm,
})

export const icon = style({ display: 'flex', color: tone.onSoft, paddingBlockStart: '0.15em' })

/** Breaks long URLs, but no words. */
export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  '@container': { [tight]: { gridColumn: '1 / -1', gridRow: 2 } },
})

export const title = style({
  fontWeight: font.weight.bold,
  lineHeight: 1.35,
  overflowWrap: 'break-word',
})

export const text = style({
  maxInlineSize: vars.size.measure,
  lineHeight: 1.45,
  overflowWrap: 'break-word',
})

export const action = style({
  gridColumn: '2 / -1',
  gridRow: 2,
  '@container': {
    [tight]: { gridColumn: '1 / -1', gridRow: 3 },
    '(min-width: 36rem)': { gridColumn: 3, gridRow: 1 },
  },
})

globalStyle(`${compact} > ${action} a::after`, { content: '""', position: 'absolute', inset: 0 })

export const close = style({
  gridColumn: -2,
  gridRow: 1,
  marginBlock: `calc((${size.control} - 1.6em) / -2)`,
  marginInlineEnd: `calc(${space[2]} * -1)`,
  // Above the link of a compact banner, and beside both of its lines.
  zIndex: 1,
  selectors: { [`${compact} > &`]: { gridRow: '1 / span 2', alignSelf: 'center' } },
})

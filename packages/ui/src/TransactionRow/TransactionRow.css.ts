import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, motion, radius, space } = vars

const wide = '(min-width: 34rem)'
const tight = '(max-width: 13rem)'

export const frame = style({ containerType: 'inline-size', position: 'relative' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: `'title amount' 'facts facts' 'status status'`,
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  padding: `min(${space[4]}, 5cqi)`,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '@media': {
    [motionAllowed]: { transition: `box-shadow ${motion.fast} ${motion.easing}` },
    [canHover]: {
      selectors: {
        '&:has(a:hover)': { boxShadow: `inset 0 0 0 1px ${color.border.control}` },
      },
    },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  '@container': {
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: `'title' 'amount' 'facts' 'status'`,
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(6.5rem, auto)',
      gridTemplateAreas: `'title status amount' 'facts status amount'`,
      alignItems: 'center',
      paddingInline: space[5],
    },
  },
})

export const title = style({
  gridArea: 'title',
  color: color.text.strong,
  fontWeight: font.weight.bold,
  overflowWrap: 'anywhere',
})

/** The whole row is clickable. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '2px',
    },
  },
})

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  justifyContent: 'start',
  color: color.text.muted,
  fontSize: font.size.sm,
  '@container': { [wide]: { gridAutoFlow: 'column' } },
})

export const method = style({
  '@container': { [wide]: { selectors: { '&::before': { content: '"\\00a0·\\00a0"' } } } },
})

export const status = style({
  gridArea: 'status',
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  marginBlockStart: space[1],
})

export const statusIcon = style({ flexShrink: 0 })

export const amount = style({
  gridArea: 'amount',
  justifySelf: 'end',
  color: color.text.strong,
  fontWeight: font.weight.bold,
  whiteSpace: 'nowrap',
  '@container': { [tight]: { justifySelf: 'start' } },
})

/** Amount that was not charged or was refunded. */
export const unpaid = style({ color: color.text.muted, fontWeight: font.weight.normal })

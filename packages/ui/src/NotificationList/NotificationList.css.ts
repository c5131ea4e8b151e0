import { canHover, coloredSurface, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, motion, radius, space } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' })

export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: 0,
})

/** Very large text on a phone: the picture is above the text. */
const tight = '(max-width: 13rem)'

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[3],
  '@container': { [tight]: { flexWrap: 'wrap', padding: space[2] } },
  borderRadius: radius.card,
  selectors: {
    '&[data-unread]': { background: color.primary.soft, color: color.primary.onSoft },
    '&:has(a:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [motionAllowed]: { transition: `background-color ${motion.fast} ${motion.easing}` },
    [canHover]: {
      selectors: { '&:hover:not([data-unread])': { background: color.surface.sunken } },
    },
    [forcedColors]: { selectors: { '&[data-unread]': { outline: '1px solid Highlight' } } },
  },
})

export const picture = style({ position: 'relative', flexShrink: 0 })

/** A notice of the site has its mark in place of a face. */
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.shape.avatar,
  background: color.secondary.soft,
  color: color.secondary.onSoft,
  fontSize: '1.3rem',
})

export const kind = style({
  ...coloredSurface,
  position: 'absolute',
  insetBlockEnd: '-0.2rem',
  insetInlineEnd: '-0.35rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  background: color.primary.base,
  color: color.primary.on,
  boxShadow: `inset 0 0 0 1px ${color.primary.edge}, 0 0 0 2px ${color.surface.raised}`,
  fontSize: '0.85rem',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const texts = style({
  flex: '1 1 0',
  '@container': { [tight]: { flexBasis: '100%' } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '0.2rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const link = style({
  color: color.text.strong,
  lineHeight: 1.35,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '[data-unread] &': { color: 'inherit', fontWeight: font.weight.bold },
  },
})

export const description = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.4,
  selectors: { '[data-unread] &': { color: 'inherit' } },
})

export const time = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-unread] &': { color: 'inherit' } },
})

export const end = style({
  position: 'relative',
  flexShrink: 0,
  marginBlock: `calc(${space[1]} * -1)`,
})

import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { button } from '@bouquet/ui/Button/styles'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  containerType: 'inline-size',
  textAlign: 'start',
})

/** Short options fit side by side in a narrow card. */
export const choices = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  alignItems: 'start',
})

export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginBlockEnd: space[1],
})

const datePartBase = style({ display: 'grid', gap: space[1], minInlineSize: 0 })

/** Wide enough for two figures, four figures and the names of the months. */
export const datePart = {
  day: style([datePartBase, { flex: '1 1 4rem' }]),
  month: style([datePartBase, { flex: '2 1 8rem' }]),
  year: style([datePartBase, { flex: '1.2 1 5rem' }]),
} as const

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
})

export const label = style({
  padding: 0,
  marginBlockEnd: space[1],
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: size.control,
  paddingInline: space[3],
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  color: color.text.strong,
  fontSize: `max(16px, ${font.size.md})`,
  selectors: {
    '&:focus-visible': { outlineOffset: 0, borderColor: color.border.focus },
    '&[aria-invalid="true"]': { borderColor: color.danger.base },
  },
})

export const hint = style({ color: color.text.muted, fontSize: font.size.xs })

/** Made visible by the server after a form post, or by the script. */
export const error = style({
  display: 'none',
  color: color.danger.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  scrollMarginBlock: '30vh',
  selectors: { '&[data-shown]': { display: 'block' } },
})

export const segments = style({
  display: 'grid',
  // Below each other in large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.raised,
})

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${size.control} - 2 * ${border.width})`,
  paddingInline: space[3],
  borderRadius: `calc(${radius.control} - ${border.width})`,
  color: color.text.normal,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border.subtle}` },
    '&:has(:checked)': {
      background: color.primary.soft,
      color: color.primary.onSoft,
      fontWeight: font.weight.medium,
      boxShadow: `inset 0 0 0 ${border.width} ${color.primary.text}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const choice = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  overflowWrap: 'anywhere',
  minBlockSize: '44px',
  paddingBlock: space[1],
  fontSize: font.size.sm,
})

export const box = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: color.primary.base,
})

export const submit = button({ size: 'lg', isWide: true })

export const note = style({ color: color.text.muted, fontSize: font.size.sm, textAlign: 'center' })

export const closed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.sunken,
  textAlign: 'start',
  selectors: { '&[hidden]': { display: 'none' } },
})

globalStyle(`${terms} a`, { color: color.text.link })

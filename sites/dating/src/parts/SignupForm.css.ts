import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { button } from '@bouquet/ui/Button/styles'
import { parts } from '@bouquet/ui/DateField/styles'
import { error as errorBase } from '@bouquet/ui/field/styles'
import { globalStyle, style } from '@vanilla-extract/css'

export { legend, part as datePart } from '@bouquet/ui/DateField/styles'
export { description as hint, field, label, plainControl as input } from '@bouquet/ui/field/styles'

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

/** Its hint follows in a group, which has no distances of its own. */
export const date = style([parts, { marginBlockEnd: space[1] }])

/** Made visible by the server after a form post, or by the script. */
export const error = style([
  errorBase,
  {
    display: 'none',
    scrollMarginBlock: '30vh',
    selectors: { '&[data-shown]': { display: 'block' } },
  },
])

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

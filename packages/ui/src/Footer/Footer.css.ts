import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, size, space } = vars

export const frame = style({
  containerType: 'inline-size',
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  color: color.text.normal,
  fontSize: font.size.sm,
})

export const footer = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: size.page,
  marginInline: 'auto',
  paddingInline: space[5],
  paddingBlock: space[12],
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem)': {
      gridTemplateColumns: 'minmax(0, 1.5fr) repeat(2, minmax(0, 1fr)) minmax(15rem, 1.2fr)',
    },
  },
})

export const about = style({ display: 'grid', alignContent: 'start', gap: space[3] })

export const brand = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
})

export const company = style({
  display: 'grid',
  gap: space[1],
  color: color.text.muted,
  fontStyle: 'normal',
  lineHeight: 1.5,
})

export const contact = style({ display: 'grid', justifyItems: 'start' })

globalStyle(`${contact} > a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control,
  overflowWrap: 'anywhere',
})

export const group = style({ minInlineSize: 0 })

export const title = style({
  marginBlockEnd: space[1],
  color: color.text.strong,
  fontWeight: font.weight.bold,
})

export const links = recipe({
  base: { display: 'grid', margin: 0, padding: 0, listStyleType: '""' },
  variants: {
    isWide: {
      true: { columnGap: space[3], gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))' },
      false: {},
    },
  },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.text.normal,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.text.link, textDecoration: 'underline' },
    '&[aria-current]': { color: color.text.strong, fontWeight: font.weight.bold },
  },
})

export const notice = style({
  gridColumn: '1 / -1',
  maxInlineSize: size.measure,
  color: color.text.muted,
  lineHeight: 1.6,
})

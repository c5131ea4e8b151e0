import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { border, color, font, motion, radius, size, space } = vars

export const meter = style({
  containerType: 'inline-size',
  position: 'relative',
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
})

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `min(${space[5]}, 6cqi)`,
  '@container': {
    '(min-width: 15rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '(min-width: 26rem)': { columnGap: space[6], padding: space[6] },
  },
})

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
})

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})

export const segment = recipe({
  base: {
    fill: 'none',
    strokeWidth: 7,
    '@media': { [motionAllowed]: { transition: `stroke ${motion.normal} ${motion.easing}` } },
  },
  variants: {
    isDone: {
      true: { stroke: color.primary.mark, '@media': { [forcedColors]: { stroke: 'Highlight' } } },
      false: {
        stroke: `color-mix(in oklab, ${color.text.muted} 30%, ${color.surface.raised})`,
        '@media': { [forcedColors]: { stroke: 'GrayText', strokeWidth: 3 } },
      },
    },
  },
})

export const figure = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const title = style({ fontSize: font.size.lg })

export const summary = style({ color: color.text.muted, fontSize: font.size.sm })

export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  gridColumn: '1 / -1',
})

export const entry = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})

/** Large text on a phone: the words are below the marks. */
const tight = '(max-width: 13rem)'

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control,
  paddingBlock: space[2],
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@container': { [tight]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
} as const

export const done = style({ ...line, color: color.text.muted })

export const open = style({
  ...line,
  color: color.text.strong,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: color.primary.text, textDecoration: 'underline' } },
    },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: '50%',
  },
  variants: {
    isDone: {
      true: { background: color.primary.soft, color: color.primary.onSoft },
      false: { border: `1.5px dashed ${color.border.control}` },
    },
  },
})

export const entryText = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [tight]: { flexBasis: '100%', order: 1 } },
})

export const chevron = style({
  flexShrink: 0,
  color: color.text.muted,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
})

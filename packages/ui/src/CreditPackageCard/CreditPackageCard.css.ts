import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, shadow, space } = vars

/** The price stays beside the credits; the rest moves below. */
const column = '(max-width: 28rem)'
/** The price moves below as well. */
const narrow = '(max-width: 19rem)'

export const card = style({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  containerType: 'inline-size',
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.primary.text,
      background: color.primary.soft,
      color: color.text.strong,
      boxShadow: `0 0 0 1px ${color.primary.text}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: '3px' },
    '&:has(:disabled)': { color: color.disabled.on, cursor: 'not-allowed' },
  },
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${motion.fast} ${motion.easing}, box-shadow ${motion.fast} ${motion.easing}`,
    },
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { boxShadow: shadow.raised } } },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
})

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `'input credits prices' 'input message prices' 'input marks prices'`,
  alignItems: 'center',
  columnGap: space[4],
  rowGap: '0.15rem',
  padding: space[5],
  '@container': {
    [column]: {
      gridTemplateAreas: `'input credits prices' '. message message' '. marks marks'`,
      columnGap: space[3],
      padding: space[4],
    },
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: `'input credits' '. prices' '. message' '. marks'`,
      columnGap: space[2],
      padding: space[3],
    },
  },
})

export const input = style({
  gridArea: 'input',
  inlineSize: '1.4rem',
  blockSize: '1.4rem',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${color.border.control}`,
  borderRadius: '50%',
  background: color.surface.raised,
  outline: 'none',
  selectors: {
    '&:checked': {
      borderColor: color.primary.base,
      borderWidth: '0.44rem',
      background: color.primary.on,
      boxShadow: `0 0 0 ${border.width} ${color.primary.edge}`,
    },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

export const textBlock = style({ display: 'contents' })

export const credits = style({
  gridArea: 'credits',
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  overflowWrap: 'break-word',
  '@container': { [narrow]: { fontSize: font.size.lg } },
})

export const message = style({ gridArea: 'message', fontSize: font.size.sm })

export const marks = style({
  gridArea: 'marks',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlockStart: space[1],
})

export const prices = style({
  gridArea: 'prices',
  display: 'grid',
  justifyItems: 'end',
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] },
  },
})

export const former = style({ fontSize: font.size.sm, textDecorationThickness: '1px' })

export const price = style({
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  lineHeight: 1.2,
  '@container': { [narrow]: { fontSize: font.size.lg } },
})

import type { Interest } from '@bouquet/contract'
import { canHover, forcedColors, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { gutter } from '@bouquet/ui/base'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { openInterests } from '../../openInterests.ts'
import { shownWhenChosen, whenChosen, withIcon } from '../../parts/chosen.css.ts'
import { clipped } from '../../styles/clipped.ts'

const { border, color, font, motion, radius, shadow, shape, space } = vars

/** Contains the icons and the people who react to the chosen ones, and counts those who share one. */
export const answering = style({ counterReset: 'shared' })

export const board = style({ containerType: 'inline-size', minInlineSize: 0 })
export const legend = style(clipped)

/** Rows of four and three, or six and five. */
export const tiles = style({
  display: 'grid',
  columnGap: space[1],
  rowGap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  '@container': {
    '(width >= 17rem)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    '(width >= 34rem)': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: space[2],
    },
  },
})

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: '5.25rem',
  paddingBlock: space[2],
  border: `${border.width} solid transparent`,
  borderRadius: `min(${radius.card}, 24px)`,
  background: color.surface.raised,
  color: color.text.normal,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:has(:checked)': {
      background: color.primary.base,
      borderColor: color.primary.edge,
      color: color.primary.on,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: 2 },
  },
  '@container': {
    '(17rem <= width < 34rem)': {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(7n + 5)': { gridColumn: '2 / span 2' } },
    },
    '(width >= 34rem)': {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(11n + 7)': { gridColumn: '2 / span 2' } },
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: color.primary.mark } } },
    [motionAllowed]: {
      transition: `background-color ${motion.fast} ${motion.easing}, scale ${motion.fast} ${motion.easing}`,
      selectors: { '&:active': { scale: '0.94' } },
    },
    [forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

export const choice = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})

export const name = style({
  maxInlineSize: '100%',
  fontSize: `min(${font.size.xs}, 0.75rem)`,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  hyphens: 'auto',
  hyphenateLimitChars: '9 4 3',
  '@container': { '(width >= 34rem)': { fontSize: font.size.xs } },
})

/** On phones it stays at the bottom of the screen while icons are chosen. */
export const dock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  marginInline: `calc(${gutter} * -1)`,
  paddingBlock: space[3],
  background: color.surface.page,
  boxShadow: shadow.overlay,
  position: 'sticky',
  zIndex: 2,
  // Stays where it is when large text would let it cover the icons.
  insetBlockEnd: 'min(0px, (100dvh - 38rem) * 99)',
  '@media': {
    [from.lg]: {
      insetBlockStart: space[6],
      insetBlockEnd: 'auto',
      alignSelf: 'start',
      gap: space[5],
      marginInline: 0,
      padding: space[6],
      borderRadius: radius.card,
    },
  },
})

export const strip = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: gutter,
  paddingBlock: space[1],
  '@media': { [from.lg]: { overflow: 'visible', padding: 0 } },
})

export const people = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '3.75rem',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.lg]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: space[3],
    },
  },
})

/** Short, since each is in the page many times. */
const loveOf = (interest: Interest) => `--l${openInterests.indexOf(interest)}`

export const person = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  // Those who share most come first.
  order: `calc(${openInterests.map((interest) => `var(${loveOf(interest)}, 0)`).join(' + ')})`,
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${motion.slow} ${motion.easing}, scale ${motion.slow} ${motion.easing}`,
    },
  },
})

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: shape.photo,
  background: color.surface.sunken,
})

export const marks = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${space[1]} * -1)`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
})

const appear = keyframes({ from: { scale: 0 } })

export const mark = style([
  shownWhenChosen,
  {
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    padding: '0.2rem',
    borderRadius: '50%',
    background: color.primary.base,
    color: color.primary.on,
    '@media': {
      [motionAllowed]: { animation: `${appear} ${motion.slow} ${motion.easing}` },
      [from.lg]: { inlineSize: '1.625rem', blockSize: '1.625rem', padding: '0.25rem' },
    },
  },
])

export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  paddingInline: gutter,
  fontSize: font.size.sm,
  lineHeight: font.line.tight,
  '@media': {
    [from.lg]: {
      flexWrap: 'nowrap',
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: 0,
      fontSize: font.size.md,
    },
  },
})
globalStyle(`.${answer} > p`, {
  flex: '999 1 9rem',
  '@media': { [from.lg]: { flex: 'none' } },
})
globalStyle(`.${answer} > a`, { flexGrow: 1, flexShrink: 0, maxInlineSize: '100%' })

const anyChosen = `.${answering}:has(.${choice}:checked)`

export const waiting = style({ selectors: { [`${anyChosen} &`]: { display: 'none' } } })
export const shared = style({
  display: 'none',
  selectors: { [`${anyChosen} &`]: { display: 'block' } },
})
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: 'counter(shared)' },
})

globalStyle(`${anyChosen} .${person}`, { opacity: 0.35, scale: 0.9 })

for (const interest of openInterests) {
  globalStyle(`${whenChosen(interest)} .${person}${withIcon(interest)}`, {
    vars: { [loveOf(interest)]: '-1' },
    counterIncrement: 'shared',
    opacity: 1,
    scale: 1,
  })
}

import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { button } from '@bouquet/ui/Button/styles'
import { gutter } from '@bouquet/ui/base'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'

const { border, color, font, radius, shadow, shape, space } = vars

/** The picture behind the head of the page, as on a profile. */
export const cover = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: color.hero.on,
})

export const coverText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlock: `${space[8]} ${space[24]}`,
  '@media': { [from.lg]: { paddingBlock: `${space[12]} ${space[24]}` } },
})

export const intro = style([
  calm,
  { display: 'flex', flexDirection: 'column', gap: space[3], maxInlineSize: '44rem' },
])

export const title = style({ color: 'inherit', fontSize: font.size['4xl'], textWrap: 'balance' })
export const lead = style({ fontSize: font.size.lg, textWrap: 'pretty' })

/** Widths in rem, so that large text also leads to fewer columns. */
const apart = {
  rail: '(width >= 45rem)',
  three: '(width >= 60rem)',
  wide: '(width >= 73rem)',
} as const

export const app = style({ containerType: 'inline-size' })

/** Three columns that overlap the cover; one on phones, with the people as a rail above the feed. */
export const columns = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: `calc(${space[16]} * -1)`,
  paddingBlockEnd: space[16],
  position: 'relative',
  '@container': {
    [apart.rail]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', gap: space[6] },
    [apart.three]: { gridTemplateColumns: '15rem minmax(0, 1fr) 15rem' },
    [apart.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr) 17rem', gap: space[8] },
  },
})

const card = {
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.raised,
} as const

const beside = { position: 'sticky', insetBlockStart: space[5], alignSelf: 'start' } as const

export const profile = style({
  ...card,
  display: 'none',
  overflow: 'clip',
  '@container': { [apart.three]: { ...beside, display: 'block' } },
})

export const banner = style({
  blockSize: '5rem',
  background: `linear-gradient(115deg, ${color.hero.from}, ${color.hero.to})`,
})

export const profileText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[5]} ${space[5]}`,
  textAlign: 'center',
})

export const silhouette = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  marginBlockStart: '-2.75rem',
  border: `4px solid ${color.surface.raised}`,
  borderRadius: shape.avatar,
  background: color.primary.soft,
  color: color.primary.onSoft,
})

export const name = style({
  maxInlineSize: '100%',
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
})

export const small = style({ color: color.text.muted, fontSize: font.size.sm })

export const people = style({
  minInlineSize: 0,
  '@container': {
    [apart.rail]: { ...card, ...beside, gridColumn: 2, gridRow: 1, padding: space[5] },
    [apart.three]: { gridColumn: 3 },
  },
})

export const peopleTitle = style({
  fontSize: font.size.lg,
  '@container': {
    [`not ${apart.rail}`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** Faces in a row on phones, a list beside the feed. */
export const faces = style({
  display: 'flex',
  gap: space[4],
  marginInline: `calc(${gutter} * -1)`,
  padding: `${space[1]} ${gutter} ${space[3]}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: gutter,
  scrollbarWidth: 'none',
  '@container': {
    [apart.rail]: {
      flexDirection: 'column',
      gap: space[3],
      margin: 0,
      padding: `${space[4]} 0`,
      overflowX: 'visible',
    },
  },
})

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  flexShrink: 0,
  inlineSize: '5rem',
  scrollSnapAlign: 'start',
  textAlign: 'center',
  lineHeight: font.line.tight,
  '@container': {
    [apart.rail]: {
      gridTemplateColumns: 'auto 1fr',
      justifyItems: 'start',
      columnGap: space[3],
      inlineSize: 'auto',
      textAlign: 'start',
    },
  },
})

export const face = style({
  inlineSize: '4.75rem',
  blockSize: '4.75rem',
  padding: 3,
  border: `calc(${border.width} + 1px) solid ${color.primary.mark}`,
  borderRadius: shape.avatar,
  background: color.surface.page,
  objectFit: 'cover',
  objectPosition: '50% 12%',
  '@container': {
    [apart.rail]: {
      gridRow: 'span 2',
      inlineSize: '3.25rem',
      blockSize: '3.25rem',
      padding: 0,
      border: 0,
    },
  },
})

export const personName = style({
  maxInlineSize: '100%',
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
  '@container': { [apart.rail]: { alignSelf: 'end', fontWeight: font.weight.bold } },
})

export const loves = style([
  small,
  { alignSelf: 'start', '@container': { [`not ${apart.rail}`]: { display: 'none' } } },
])

export const centre = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  '@container': {
    [apart.rail]: { gridColumn: 1, gridRow: 1 },
    [apart.three]: { gridColumn: 2 },
  },
})

/** Ends above the form, so that the button at the foot of a phone does too. */
export const stream = style({ display: 'flex', flexDirection: 'column', gap: space[5] })

export const reach = style({
  position: 'sticky',
  insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  zIndex: 2,
  '@container': { [apart.three]: { display: 'none' } },
})

export const reachLink = style([
  button({ size: 'lg', isWide: true }),
  { boxShadow: shadow.overlay },
])

export const join = style({
  ...card,
  overflow: 'clip',
  scrollMarginBlockStart: space[4],
  borderColor: color.primary.mark,
})

export const joinHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `0 ${space[5]} ${space[2]}`,
})

export const joinTitle = style({ fontSize: font.size['2xl'] })
export const joinForm = style({
  padding: `${space[4]} ${space[5]} ${space[6]}`,
  '@container': { [apart.rail]: { padding: `${space[4]} ${space[6]} ${space[6]}` } },
})

globalStyle(`.${joinHead} > .${silhouette}`, { marginBlockEnd: space[1] })

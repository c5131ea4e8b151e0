import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, shadow, shape, size, space } = vars

/** From here on a post sets picture and text side by side. */
const wide = '(width >= 30rem)'

export const feed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
})

const settle = keyframes({
  from: { opacity: 0.25, translate: `0 ${space[12]}`, scale: '0.96' },
})

export const post = style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  overflow: 'clip',
  boxShadow: shadow.raised,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [motionAllowed]: {
          selectors: {
            '& + &': {
              animation: `${settle} linear both`,
              animationTimeline: 'view()',
              animationRange: 'entry 0% entry 70%',
            },
          },
        },
      },
    },
  },
})

globalStyle(`.${post} > article`, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  '@container': { [wide]: { padding: space[6] } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
})

const round = { gridRow: 'span 2', inlineSize: '3rem', blockSize: '3rem' } as const

export const avatar = style({
  ...round,
  objectFit: 'cover',
  objectPosition: '50% 15%',
  borderRadius: shape.avatar,
})

export const symbol = style({ ...round, display: 'block' })

export const author = style({
  alignSelf: 'end',
  color: color.text.strong,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: font.weight.bold,
  letterSpacing: 'inherit',
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const label = style({
  alignSelf: 'start',
  color: color.text.muted,
  fontSize: font.size.sm,
})

export const photo = style({
  position: 'relative',
  marginInline: `calc(${space[4]} * -1)`,
  marginBlockEnd: `calc(${space[4]} * -1)`,
  '@container': {
    [wide]: {
      marginInline: `calc(${space[6]} * -1)`,
      marginBlockEnd: `calc(${space[6]} * -1)`,
    },
  },
})

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: '50% 12%',
})

export const chips = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: space[4],
  paddingBlockStart: space[12],
  listStyle: 'none',
  background: `linear-gradient(to top, ${color.photo.scrim}, transparent)`,
})

export const chip = style({
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.pill,
  background: color.photo.scrim,
  color: color.photo.on,
  fontSize: font.size.sm,
  lineHeight: font.line.tight,
})

/** A question in the bubble of its author. */
export const question = style({
  padding: space[5],
  borderRadius: radius.card,
  borderStartStartRadius: 0,
  background: color.primary.soft,
  color: color.primary.onSoft,
  fontFamily: font.family.display,
  fontSize: font.size['2xl'],
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  color: color.primary.text,
  fontWeight: font.weight.medium,
})

export const pair = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[1],
  borderRadius: radius.card,
  overflow: 'clip',
})

export const half = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: '50% 12%',
})

/** Between the two people, on the seam of their pictures. */
export const badge = style({
  position: 'absolute',
  insetBlockEnd: space[5],
  insetInlineStart: '50%',
  translate: '-50% 0',
  maxInlineSize: '90%',
  paddingBlock: space[2],
  paddingInline: space[5],
  border: `${border.width} solid ${color.surface.raised}`,
  borderRadius: radius.pill,
  background: color.secondary.base,
  color: color.secondary.on,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
  textAlign: 'center',
})

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': { [wide]: { gridTemplateColumns: '2fr 3fr', alignItems: 'center' } },
})

globalStyle(`.${beside} img`, { borderRadius: radius.card })

/** What the brand itself says stands on its own colours. */
globalStyle(`.${post}[data-kind="fact"]`, {
  border: 0,
  background: `linear-gradient(115deg, ${color.hero.from}, ${color.hero.to})`,
  color: color.hero.on,
})
globalStyle(`.${post}[data-kind="fact"] :is(.${author}, .${label})`, { color: 'inherit' })

export const factTitle = style({ color: 'inherit', fontSize: font.size['3xl'] })

globalStyle(`.${picture}, .${half}`, {
  '@media': {
    [motionAllowed]: { transition: `scale ${motion.slow} ${motion.easing}` },
  },
})
globalStyle(`.${post}:hover :is(.${pair} .${half})`, {
  '@media': { [`${canHover} and ${motionAllowed}`]: { scale: '1.03' } },
})

import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { button } from '@bouquet/ui/Button/styles'
import { globalStyle, style } from '@vanilla-extract/css'
import { isBeside } from './RegionMap.css.ts'

const { color, font, radius, shadow, space } = vars

const line = `color-mix(in oklab, ${color.hero.on} 7%, transparent)`
const meridians = `repeating-linear-gradient(to right, ${line} 0 1px, transparent 1px 7rem)`
const parallels = `repeating-linear-gradient(to bottom, ${line} 0 1px, transparent 1px 7rem)`

/** The sea: the colours of the brand's art under a grid of meridians and parallels. */
export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  containerType: 'inline-size',
  background: `${meridians}, ${parallels}, linear-gradient(115deg, ${color.hero.from}, ${color.hero.to})`,
  color: color.hero.on,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to bottom, ${color.hero.from}, transparent 24rem)`,
    pointerEvents: 'none',
  },
  '@container': {
    [isBeside]: {
      '::before': {
        background: `linear-gradient(to right, ${color.hero.from} 20%, transparent 52%)`,
      },
    },
  },
})

export const stage = style({
  paddingBlock: `${space[6]} ${space[8]}`,
  '@container': {
    [isBeside]: {
      minBlockSize: 'min(48rem, calc(100dvh - 3.5rem))',
      paddingBlock: space[12],
    },
  },
})

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  '@container': { [isBeside]: { inlineSize: '28rem' } },
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[3] })

export const title = style({
  color: 'inherit',
  fontSize: font.size['4xl'],
  textWrap: 'balance',
})

export const lead = style({ fontSize: font.size.lg, textWrap: 'pretty' })

export const next = style([
  button({ size: 'lg' }),
  {
    alignSelf: 'start',
    '@container': {
      [`not ${isBeside}`]: {
        alignSelf: 'stretch',
        selectors: {
          [`${panel}:has([name="region"]:checked) > &`]: {
            position: 'sticky',
            insetBlockEnd: space[4],
            zIndex: 4,
            boxShadow: shadow.overlay,
          },
        },
      },
    },
  },
])

export const note = style({ fontSize: font.size.xs, maxInlineSize: '60ch' })

export const ending = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[12],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '1fr minmax(0, 32rem)',
      gap: space[16],
      alignItems: 'start',
      paddingBlock: space[16],
    },
  },
})

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: space[8] } },
})

export const invitationTitle = style({ fontSize: font.size['3xl'] })
export const invitationBody = style({ fontSize: font.size.lg, maxInlineSize: '44ch' })

export const chosen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingInlineStart: space[5],
  borderInlineStart: `4px solid ${color.primary.mark}`,
})

export const chosenLabel = style({ color: color.text.muted, fontSize: font.size.sm })

export const chosenName = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size['2xl'],
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
})

export const faces = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  color: color.text.muted,
  fontSize: font.size.sm,
})

export const faceList = style({
  display: 'flex',
  flexShrink: 0,
  padding: 0,
  listStyle: 'none',
})

globalStyle(`.${faceList} > li + li`, { marginInlineStart: `calc(${space[5]} * -1)` })

export const face = style({
  display: 'block',
  maxInlineSize: 'none',
  inlineSize: 'min(4.5rem, 22vw)',
  blockSize: 'min(4.5rem, 22vw)',
  objectFit: 'cover',
  objectPosition: '50% 20%',
  border: `3px solid ${color.surface.page}`,
  borderRadius: vars.shape.avatar,
})

export const card = style({
  padding: space[6],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: shadow.raised,
  scrollMarginBlockStart: space[4],
})

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: 0,
  marginBlockStart: space[4],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  listStyle: 'none',
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[4],
  maxInlineSize: '34rem',
})

export const factIcon = style({ gridRow: 'span 2', color: color.primary.text })
export const factTitle = style({ color: color.text.strong, fontWeight: font.weight.bold })

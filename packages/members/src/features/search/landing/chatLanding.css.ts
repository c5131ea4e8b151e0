import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, shadow, size, space } = vars
const small = below.md
const bar = `(${size.control} + ${space[4]})`

/** The brand's colours around the conversation; on a phone it fills the window. */
export const stage = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingInline: space[5],
  paddingBlock: `${space[8]} ${space[6]}`,
  background: `linear-gradient(150deg, ${color.hero.from}, ${color.hero.to})`,
  '@media': { [small]: { padding: 0, background: color.surface.page } },
})

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(46rem, 100%)',
  minBlockSize: `calc(100svh - ${bar} - ${space[8]} - ${space[16]})`,
  // Unlike hidden, it lets the composer stay in the window.
  overflow: 'clip',
  borderRadius: radius.card,
  background: color.surface.page,
  boxShadow: shadow.overlay,
  '@media': {
    [small]: {
      minBlockSize: `calc(100svh - ${bar})`,
      overflow: 'visible',
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[5],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  '@media': { [small]: { paddingInline: space[4] } },
})
export const headTexts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
})
export const name = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
})
export const age = style({
  color: color.text.muted,
  fontWeight: font.weight.normal,
  fontVariantNumeric: 'tabular-nums',
})

export const body = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[5],
  '@media': { [small]: { padding: space[4] } },
})

export const introduction = style({ display: 'grid', gap: space[5] })

/** Like a message of theirs, at their side. */
export const card = style({
  display: 'grid',
  justifySelf: 'start',
  maxInlineSize: 'min(36rem, 94%)',
  overflow: 'hidden',
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  selectors: {
    '&[data-picture=true]': { gridTemplateColumns: 'clamp(6.5rem, 30%, 12rem) minmax(0, 1fr)' },
  },
})
export const photo = style({ selectors: { '&&': { blockSize: '100%' } } })
globalStyle(`${photo} > img`, { objectPosition: '50% 20%' })
export const cardTexts = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[3],
  padding: space[5],
  '@media': { [small]: { padding: space[4] } },
})
export const place = style({ color: color.text.muted, fontSize: font.size.sm })
export const about = style({
  display: '-webkit-box',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
})
/** On a phone the photo and the text say enough; the profile has the rest. */
export const interests = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
  '@media': { [below.sm]: { display: 'none' } },
})
export const interest = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })

export const begin = style({
  maxInlineSize: '34ch',
  justifySelf: 'center',
  color: color.text.normal,
  textAlign: 'center',
})

/** At the writer's side, as their messages will be. */
export const ideas = style({
  justifyItems: 'end',
  paddingInline: space[5],
  paddingBlockEnd: space[4],
  '@media': { [small]: { paddingInline: space[4] } },
})
globalStyle(`${ideas} > li`, { maxInlineSize: 'min(30rem, 88%)' })
globalStyle(`${ideas} button`, { borderRadius: `min(1.4rem, ${radius.pill})` })
/** In the middle, like a notice of the service in a conversation. */
export const terms = style({
  justifySelf: 'center',
  maxInlineSize: '44ch',
  textAlign: 'center',
})

/** In reach from the first moment. */
export const composer = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 1 })

export const written = style({ display: 'grid', justifyItems: 'end', gap: space[1] })
export const step = style({
  padding: `clamp(${space[4]}, 4vw, ${space[8]})`,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
})

export const ways = style({
  inlineSize: 'min(46rem, 100%)',
  '@media': { [small]: { padding: space[4] } },
})
globalStyle(`${ways} a`, { '@media': { [from.md]: { color: color.hero.on } } })

import { canHover, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { button, onArt } from '@bouquet/ui/Button/styles'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'

/** Portraits in the deck before the form. */
export const deckSize = 6

const { color, font, motion, radius, shadow, size, space } = vars

export const deck = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 'clamp(16rem, (100dvh - 25rem) * 0.8, 27rem)',
  marginInline: 'auto',
  '@media': { [from.lg]: { maxInlineSize: 'clamp(16rem, (100dvh - 15rem) * 0.8, 27rem)' } },
})

/** Cards are a group of radio buttons, so that the deck works without JavaScript. */
export const choice = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' })

export const cards = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  position: 'relative',
  opacity: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
})

export const photo = style({
  borderRadius: radius.card,
  boxShadow: shadow.overlay,
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[4],
})

/** Keeps both labels side by side on the narrowest phone, unless its text is large. */
const narrow = {
  flex: '1 1 40%',
  minInlineSize: 'fit-content',
  paddingInline: space[2],
  fontSize: font.size.md,
  '@media': { [from.sm]: { fontSize: font.size.lg } },
}
export const way = style([button({ variant: 'outline', size: 'lg', isWide: true }), onArt, narrow])
export const like = style([button({ size: 'lg', isWide: true }), narrow])

/** Shows what releasing the card would do, while it is dragged. */
export const stamp = style({
  position: 'absolute',
  insetBlockStart: '18%',
  padding: `${space[2]} ${space[5]}`,
  border: '3px solid currentColor',
  borderRadius: radius.control,
  background: color.photo.scrim,
  color: color.photo.on,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  pointerEvents: 'none',
})
export const stampLike = style([
  stamp,
  { insetInlineStart: space[5], rotate: '-12deg', opacity: 'clamp(0, var(--pull, 0), 1)' },
])
export const stampPass = style([
  stamp,
  { insetInlineEnd: space[5], rotate: '12deg', opacity: 'clamp(0, calc(var(--pull, 0) * -1), 1)' },
])

export const position = style([
  calm,
  {
    inlineSize: 'fit-content',
    marginBlockStart: space[3],
    marginInline: 'auto',
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  },
])

export const join = style({
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  display: 'none',
  flexDirection: 'column',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.card,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  scrollMarginBlockStart: space[4],
})

/** Instructions; hidden when the form is reached. */
const hint = style({})

/** Shown only on devices that probably have a keyboard. */
export const keys = style([
  hint,
  {
    display: 'none',
    fontSize: font.size.sm,
    '@media': { [`${canHover} and ${from.lg}`]: { display: 'block' } },
  },
])

export const skip = style([
  hint,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.control,
    color: 'inherit',
  },
])

/** The next two portraits are visible under the card, without text. */
export const below = [
  { rotate: '2.5deg', translate: '1.5% 0.5%', zIndex: 0 },
  { rotate: '-2.5deg', translate: '-1.5% 1%', zIndex: -1 },
] as const
const shown = { opacity: 1, visibility: 'visible', pointerEvents: 'auto', zIndex: 1 } as const
const cardsOf = `> .${cards} > .${card}`

for (const at of Array.from({ length: deckSize }, (_, index) => index)) {
  const isAt = `.${deck}:not(:has(.${join}:target, .${join} [data-shown])):has(#at-${at}:checked)`
  globalStyle(`${isAt} ${cardsOf}:nth-child(${at + 1})`, shown)
  for (const [depth, { zIndex, ...lying }] of below.entries()) {
    const card = `${isAt} ${cardsOf}:nth-child(${at + depth + 2})`
    globalStyle(card, { opacity: 1, zIndex })
    globalStyle(`${card} > .${photo}`, { ...lying, visibility: 'visible' })
    globalStyle(`${card} figcaption`, { visibility: 'hidden' })
  }
  globalStyle(`${isAt} ${cardsOf}:nth-child(-n + ${at})`, { zIndex: 2 })
  globalStyle(`${isAt} ${cardsOf}:nth-child(-n + ${at}) > .${photo}`, {
    translate: 'calc(var(--way, -1) * 130%) 4%',
    rotate: 'calc(var(--way, -1) * 14deg)',
  })
  globalStyle(`.${deck}:has(#at-${at}:focus-visible) ${cardsOf}:nth-child(${at + 1})`, {
    outline: `3px solid ${color.border.focus}`,
    outlineOffset: 4,
    borderRadius: radius.card,
  })
}

/** Shown in the deck when the form is the next card. */
const joining = [`#at-${deckSize}:checked`, `.${join}:target`, `.${join} [data-shown]`]
for (const sign of joining) {
  const joined = `.${deck}:has(${sign})`
  globalStyle(joined, {
    maxInlineSize: '27rem',
    '@media': { [from.lg]: { maxInlineSize: '27rem' } },
  })
  globalStyle(`${joined} .${join}`, { display: 'flex' })
  globalStyle(`${joined} .${position}`, { display: 'none' })
  globalStyle(`:has(> .${deck} ${sign}) .${hint}`, { display: 'none' })
}

const glide = (...what: readonly string[]) => ({
  '@media': {
    [motionAllowed]: {
      transition: what.map((one) => `${one} ${motion.slow} ${motion.easing}`).join(', '),
    },
  },
})
globalStyle(`.${card}`, glide('opacity', 'visibility'))
globalStyle(`.${photo}`, glide('translate', 'rotate'))
globalStyle(`.${photo}[data-dragged]`, { transition: 'none' })

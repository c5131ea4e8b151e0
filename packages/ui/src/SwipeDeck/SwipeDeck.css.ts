import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import type { SwipeChoice } from './swipe.rules.ts'

const { color, font, motion, radius, space } = vars

type Style = Parameters<typeof style>[0]

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[5],
  minInlineSize: 0,
  inlineSize: '100%',
  // Space for the focus ring, since overflow is clipped for cards that fly out.
  paddingInline: space[2],
  overflowX: 'clip',
  containerType: 'inline-size',
})

/**
 * Full width, but limited in height so that the buttons stay in the window. A screen with more above the deck
 * says how much in `--around-deck`. A message in place of the cards makes it as high as it needs.
 */
export const deck = style({
  position: 'relative',
  display: 'grid',
  inlineSize: 'min(100%, 26rem, (100dvh - var(--around-deck, 13rem)) * 0.8)',
  minInlineSize: 'min(100%, 11rem)',
  aspectRatio: '4 / 5',
  borderRadius: radius.card,
  outlineOffset: '3px',
})

export const card = style({ position: 'absolute', inset: 0 })

const appear = keyframes({ from: { translate: '-115% 8%', rotate: '-14deg', opacity: 0 } })

export const top = style({
  zIndex: 2,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  selectors: { '&[data-held]': { cursor: 'grabbing' } },
  '@media': {
    [motionAllowed]: {
      selectors: {
        '&:not([data-held])': { transition: `transform ${motion.normal} ${motion.easing}` },
      },
    },
  },
})

/** Undo: the card returns from the side where it left. */
export const back = style({
  '@media': { [motionAllowed]: { animation: `${appear} ${motion.slow} ${motion.easing}` } },
})

const depths: Record<'next' | 'last', Style> = {
  next: { zIndex: 1, transform: 'translateY(5%) scale(0.95)' },
  last: { zIndex: 0, transform: 'translateY(10%) scale(0.9)' },
}

export const waiting = recipe({
  base: {
    pointerEvents: 'none',
    '@media': {
      [motionAllowed]: { transition: `transform ${motion.normal} ${motion.easing}` },
    },
  },
  variants: { depth: depths },
})

const flyRight = keyframes({ to: { translate: '130% 6%', rotate: '18deg', opacity: 0 } })
const flyLeft = keyframes({ to: { translate: '-130% 6%', rotate: '-18deg', opacity: 0 } })

const flights: Record<SwipeChoice, string> = { like: flyRight, skip: flyLeft }

const flight = (choice: SwipeChoice): Style => ({
  '@media': {
    [motionAllowed]: {
      animation: `${flights[choice]} ${motion.slow} ${motion.easing} forwards`,
    },
  },
})

const ways: Record<SwipeChoice, Style> = { like: flight('like'), skip: flight('skip') }

export const leaving = recipe({
  base: { zIndex: 3, pointerEvents: 'none' },
  variants: { choice: ways },
})

const stamps: Record<SwipeChoice, Style> = {
  like: {
    left: space[5],
    background: color.primary.base,
    color: color.primary.on,
    rotate: '-8deg',
  },
  skip: {
    right: space[5],
    background: color.surface.raised,
    color: color.text.strong,
    rotate: '8deg',
  },
}

/** Label of the choice on release, on the side of the card that stays visible. */
export const stamp = recipe({
  base: {
    position: 'absolute',
    zIndex: 1,
    top: space[5],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '75%',
    paddingInline: space[4],
    paddingBlock: space[2],
    borderRadius: radius.pill,
    fontSize: font.size.lg,
    fontWeight: font.weight.bold,
    lineHeight: 1.2,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  },
  variants: { choice: stamps },
})

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  border: `1px dashed ${color.border.control}`,
  borderRadius: 'inherit',
  background: color.surface.raised,
})

/** Skip is left and like is right in any language, matching the direction of the swipe. */
export const actions = style({
  direction: 'ltr',
  display: 'grid',
  // Undo is positioned apart, so that the other two stay centred.
  gridTemplateColumns: 'minmax(min-content, 1fr) auto auto minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'end',
  columnGap: `min(4cqi, ${space[5]})`,
  inlineSize: '100%',
  paddingBlockStart: space[4],
})

/** Fits three buttons side by side with very large text. */
const atMost = (share: string) => style({ maxInlineSize: share, maxBlockSize: share })

export const choice = atMost('34cqi')
export const wayBack = atMost('20cqi')

export const remaining = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  textAlign: 'center',
})

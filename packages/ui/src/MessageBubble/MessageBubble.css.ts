import { canHover, forcedColors, onlyTouch } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { focusOnPhoto } from '../internal/focusOnPhoto.ts'
import type { ThreadBody, ThreadMessageState } from './message.types.ts'

const { color, font, radius, shape, space } = vars

/** On a phone with large text a bubble takes the full width before words are broken. */
const widest = 'min(34rem, max(82%, min(14rem, 100%)))'

const corner = `min(${radius.card}, 1.25rem)`

export const line = recipe({
  base: { position: 'relative', display: 'flex', flexDirection: 'column', paddingInline: space[4] },
  variants: {
    side: { own: { alignItems: 'flex-end' }, other: { alignItems: 'flex-start' } },
    isFollowed: { true: { paddingBlockEnd: space[1] }, false: { paddingBlockEnd: space[4] } },
  },
})

/** How visible the button of the menu is while it is neither pointed at nor open. */
export const menuOpacity = createVar()

/** The menu stands towards the middle of the thread, unseen until the message is pointed at. */
export const bubbleWithMenu = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    vars: { [menuOpacity]: '0' },
    '@media': { [canHover]: { selectors: { '&:hover': { vars: { [menuOpacity]: '0.75' } } } } },
  },
  variants: { side: { own: { flexDirection: 'row-reverse' }, other: {} } },
})

/** A long press opens the menu instead of selecting the text. */
export const pressable = style({
  display: 'contents',
  '@media': { [onlyTouch]: { userSelect: 'none', WebkitTouchCallout: 'none' } },
})

/** Below a received message. */
export const warning = style({
  display: 'flex',
  gap: space[2],
  maxInlineSize: widest,
  paddingInline: space[1],
  paddingBlockStart: space[1],
  color: color.warning.text,
  fontSize: font.size.sm,
  lineHeight: 1.35,
})

export const warningIcon = style({ flexShrink: 0, marginBlockStart: '0.1em' })

const kinds: Record<ThreadBody['kind'], Parameters<typeof style>[0]> = {
  text: { paddingInline: space[4], paddingBlock: space[2] },
  gift: {
    padding: space[4],
    background: 'none',
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  },
  photo: { overflow: 'hidden' },
}

export const bubble = recipe({
  base: {
    maxInlineSize: widest,
    borderRadius: corner,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    side: {
      own: { background: color.primary.soft, color: color.text.strong },
      other: {
        background: color.surface.raised,
        color: color.text.strong,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      },
    },
    isFollowed: { true: {}, false: {} },
    kind: kinds,
  },
  compoundVariants: [
    { variants: { side: 'own', isFollowed: false }, style: { borderEndEndRadius: '0.3rem' } },
    { variants: { side: 'other', isFollowed: false }, style: { borderEndStartRadius: '0.3rem' } },
  ],
})

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.4 })

export const gift = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  color: color.text.strong,
  fontWeight: font.weight.medium,
})

export const giftPicture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(6rem, 100%)',
  blockSize: '6rem',
})

export const photo = style({
  position: 'relative',
  display: 'block',
  inlineSize: 'min(18rem, 60vw)',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: focusOnPhoto,
})

const states: Record<ThreadMessageState, Parameters<typeof style>[0]> = {
  held: { color: color.warning.text },
  sending: {},
  sent: {},
  delivered: {},
  read: {},
  failed: { color: color.danger.text },
}

export const meta = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[1],
    paddingInline: space[1],
    paddingBlockStart: '0.2rem',
    maxInlineSize: widest,
    color: color.text.muted,
    fontSize: font.size.xs,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.3,
  },
  variants: {
    side: { own: { justifyContent: 'flex-end', textAlign: 'end' }, other: {} },
    state: states,
  },
})

export const time = style({ flexShrink: 0, whiteSpace: 'nowrap' })

export const state = style({ display: 'contents' })

/** On their own line, so that the time stays at the end of the bubble. */
export const stateText = style({ flexBasis: '100%' })

export const seen = style({ color: color.primary.text })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlockStart: space[1],
  borderRadius: shape.avatar,
})

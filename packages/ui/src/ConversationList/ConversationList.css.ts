import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { alignedAsAround } from '../internal/alignedAsAround.ts'

/** `draft`: not sent yet. `failed`: sending failed. */
export type ConversationState = 'settled' | 'draft' | 'failed'

const { color, font, motion, radius, space } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const search = style({ paddingInline: space[2], paddingBlockEnd: space[1] })

export const none = style({
  paddingInline: space[2],
  color: color.text.muted,
  selectors: { '&:empty': { position: 'absolute' } },
})

export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: 0,
  margin: 0,
})

/** Text colour on the row of the open conversation. */
const onCurrent = { '[data-current] &': { color: 'inherit' } }

/** Very large text on a phone: the avatar is above the text. */
const tight = '(max-width: 11rem)'

/** On a phone the last message may take two lines. */
const small = '(max-width: 20rem)'

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '5rem',
  padding: space[2],
  borderRadius: radius.card,
  selectors: {
    '&[data-current]': { background: color.primary.soft, color: color.primary.onSoft },
    '&:has(a:focus-visible)': {
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '-3px',
    },
  },
  '@media': {
    [motionAllowed]: { transition: `background-color ${motion.fast} ${motion.easing}` },
    [canHover]: {
      selectors: { '&:hover:not([data-current])': { background: color.surface.sunken } },
    },
    [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight' } } },
  },
  '@container': { [tight]: { flexWrap: 'wrap' } },
})

export const face = style({
  '@container': { '(max-width: 15rem)': { inlineSize: '3rem', blockSize: '3rem' } },
})

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '0.2rem',
  flex: 1,
  minInlineSize: 0,
  '@container': { [tight]: { flexBasis: '100%' } },
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  inlineSize: '100%',
})

/**
 * The whole row is clickable, while screen readers only find the link on the name. Where the name does not
 * fit beside the time, the time moves below.
 */
export const link = style({
  ...alignedAsAround,
  flex: '1 1 4.5rem',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  color: color.text.strong,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '[data-unread] &': { fontWeight: font.weight.bold },
    ...onCurrent,
  },
})

export const time = style({
  flexShrink: 0,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: onCurrent,
})

const states: Record<ConversationState, Parameters<typeof style>[0]> = {
  settled: {
    color: color.text.muted,
    selectors: {
      '[data-unread] &': { color: color.text.strong, fontWeight: font.weight.medium },
    },
  },
  draft: { color: color.primary.text },
  failed: { color: color.danger.text },
}

export const last = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: '1.5rem',
    fontSize: font.size.sm,
    lineHeight: 1.4,
    selectors: onCurrent,
  },
  variants: { state: states },
})

export const stateIcon = style({ flexShrink: 0 })

export const lastText = style({
  ...alignedAsAround,
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    [small]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})

/** Above the link that covers the row. */
export const aside = style({ position: 'relative', flexShrink: 0 })

import { vars } from '@bouquet/theme/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { motionAllowed } from '../internal/motion.ts'

const { color, font, radius, shadow, space } = vars

export const frame = style({
  position: 'relative',
  display: 'flex',
  minBlockSize: 0,
  blockSize: '100%',
  background: color.surface.page,
})

export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})

/** As high as all messages together; a short thread stands at the bottom. */
export const canvas = style({ position: 'relative', flexShrink: 0, marginBlockStart: 'auto' })

export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })

export const empty = style({ display: 'grid', placeItems: 'center', flex: 1, padding: space[4] })

const pill = {
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.pill,
  background: color.surface.raised,
  color: color.text.muted,
  fontSize: font.size.xs,
} as const

export const loading = style([
  pill,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space[2],
    insetInline: 0,
    justifySelf: 'center',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    boxShadow: shadow.raised,
  },
])

export const day = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space[3]} ${space[4]}`,
})

export const dayText = style([pill, { background: color.surface.sunken }])

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  paddingBlock: `${space[2]} ${space[4]}`,
  color: color.primary.text,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: '1px solid currentColor' },
  },
})

export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[5],
  paddingBlockEnd: space[4],
  color: color.text.muted,
  fontSize: font.size.sm,
})

const bob = keyframes({ '30%': { translate: '0 -0.25rem', opacity: 1 } })

export const dots = style({ display: 'inline-flex', gap: 3 })

globalStyle(`${dots} > i`, {
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: 'currentColor',
  opacity: 0.6,
  '@media': { [motionAllowed]: { animation: `${bob} 1.2s infinite` } },
})
globalStyle(`${dots} > i:nth-child(2)`, { animationDelay: '150ms' })
globalStyle(`${dots} > i:nth-child(3)`, { animationDelay: '300ms' })

export const newest = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineEnd: space[3],
  boxShadow: shadow.overlay,
})

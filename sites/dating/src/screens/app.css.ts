import { from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, radius, space } = vars

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Holds the members area without a box of its own. */
export const area = style({ display: 'contents' })

/** Shown until the members area is rendered. */
export const skeleton = style({
  '@media': {
    [motionAllowed]: { animation: `${breathe} 1.8s ease-in-out 400ms infinite` },
    // Nothing comes then, and the text below it says so.
    '(scripting: none)': { display: 'none' },
  },
  selectors: { [`${area}:not(:empty) ~ &`]: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '4rem',
})

const block = style({ background: color.surface.sunken, borderRadius: radius.control })

export const round = style([
  block,
  { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: radius.pill },
])
export const rounds = style({ display: 'flex', gap: space[3] })
export const heading = style([
  block,
  {
    inlineSize: '12rem',
    maxInlineSize: '60%',
    blockSize: '2.25rem',
    marginBlock: `${space[8]} ${space[6]}`,
  },
])

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: space[4],
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const card = style([block, { aspectRatio: '4 / 5', borderRadius: radius.card }])
export const noScript = style({ display: 'grid', gap: space[4], paddingBlock: space[12] })

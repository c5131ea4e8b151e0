import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

/** Over the padding that Storybook leaves around a story. */
export const matrix = style({ display: 'grid', margin: -16 })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))',
})

/** What is far down is drawn when it is scrolled to. */
export const sample = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  blockSize: '100%',
  padding: space[6],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 16rem',
  background: color.surface.page,
  color: color.text.normal,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  lineHeight: font.line.normal,
})

export const name = style({
  marginBlockEnd: space[4],
  color: color.text.muted,
  fontSize: font.size.xs,
})

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '36rem', border: 0 })

import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { size, space } = vars

export const page = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

export const content = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space[4]}, 3vw, ${space[8]})`,
  paddingBlock: `clamp(${space[4]}, 3vw, ${space[8]})`,
})

export const task = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `clamp(${space[6]}, 6vh, ${space[16]})`,
})

export const threadPage = style({ blockSize: '100dvh', display: 'flex', flexDirection: 'column' })
export const threadContent = style({ flex: 1, minBlockSize: 0 })

import { motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, motion, size, space } = vars

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  maxInlineSize: `calc(${size.measure} + 2 * ${space[10]})`,
  paddingBlock: `${space[10]} ${space[24]}`,
})

export const title = style({ fontSize: font.size['4xl'], overflowWrap: 'anywhere' })
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const list = style({ borderBlockStart: `1px solid ${color.border.subtle}` })
export const item = style({ borderBlockEnd: `1px solid ${color.border.subtle}` })

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '3.5rem',
  paddingBlock: space[3],
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flexShrink: 0,
      inlineSize: '0.6rem',
      blockSize: '0.6rem',
      marginInlineEnd: space[2],
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      rotate: '45deg',
    },
    '[open] > &::after': { rotate: '225deg' },
  },
  '@media': {
    [motionAllowed]: {
      selectors: { '&::after': { transition: `rotate ${motion.normal} ${motion.easing}` } },
    },
  },
})

export const heading = style({ fontSize: font.size.lg })
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlockEnd: space[6],
  maxInlineSize: size.measure,
})

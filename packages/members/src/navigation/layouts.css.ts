import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { size, space } = vars

/** What takes the focus is never hidden by the bars at the top and, on phones, at the bottom. */
globalStyle('html', { scrollPaddingBlock: `calc(${size.control} + ${space[8]})` })

export const page = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

/** In line with the bar at the top. */
const inset = {
  paddingInline: space[5],
  '@media': { '(max-width: 767px)': { paddingInline: space[4] } },
}

export const content = style({
  ...inset,
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  paddingBlock: `clamp(${space[5]}, 3vw, ${space[8]})`,
})

export const banners = style({
  ...inset,
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  selectors: { '&:not(:empty)': { paddingBlockStart: space[4] } },
})
/** One at a time where they would fill the window. */
globalStyle(`${banners} > * + *`, { '@media': { '(max-width: 767px)': { display: 'none' } } })
/** Beside an offer only what is wrong is told there. */
globalStyle(`[data-variant="bar"] ~ ${banners}:not(:has([data-tone="warning"]))`, {
  '@media': { '(max-width: 767px)': { display: 'none' } },
})

export const task = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `clamp(${space[6]}, 6vh, ${space[16]})`,
})

export const threadPage = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
})
/** What every screen stands in; a thread fills the window, less what else is told in it. */
export const frame = style({
  selectors: {
    [`&:has(> ${threadPage})`]: {
      blockSize: '100dvh',
      display: 'flex',
      flexDirection: 'column',
    },
  },
})
export const threadContent = style({ flex: 1, minBlockSize: 0 })

export const brandMark = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const brandIcon = style({ flex: 'none', inlineSize: 32, blockSize: 32 })
export const brandName = style({
  '@media': { '(max-width: 359px)': { display: 'none' } },
})

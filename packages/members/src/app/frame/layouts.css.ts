import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

/** Keeps focused elements clear of the bars at the top and, on phones, at the bottom. */
globalStyle('html', { scrollPaddingBlock: `calc(${size.control} + ${space[8]})` })

export const page = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

/** Aligned with the top bar. */
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
/** On phones, one at a time. */
globalStyle(`${banners} > * + *`, { '@media': { '(max-width: 767px)': { display: 'none' } } })
/** Below an offer, only warnings are shown. */
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
/** Contains every screen. A chat thread fills the height that other content leaves. */
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

export const landerContent = style({ flex: 1, display: 'grid' })

export const brandMark = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const brandIcon = style({ flex: 'none', inlineSize: 32, blockSize: 32 })
export const brandLogo = style({
  display: 'block',
  blockSize: '2rem',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
})
export const brandName = style({
  '@media': { '(max-width: 359px)': { display: 'none' } },
})

/** At the bottom of the window; on phones above the bottom navigation. */
export const offlineRegion = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
  '@media': {
    '(max-width: 767px)': {
      selectors: {
        'body:has([data-bottom-bar]) &': {
          insetBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))',
        },
      },
    },
  },
})

export const offlineBar = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.warning.soft,
  color: color.warning.onSoft,
  fontSize: font.size.sm,
  textAlign: 'center',
})

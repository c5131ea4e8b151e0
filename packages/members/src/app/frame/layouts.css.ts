import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { column } from '@bouquet/ui/base'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

/** Keeps focused elements clear of the bars at the top and, on phones, at the bottom. */
globalStyle('html', { scrollPaddingBlock: `calc(${size.control} + ${space[8]})` })

export const page = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

/** Where a conversation has the list beside it. */
const wide = from.lg
const narrow = below.lg
const phone = below.md

export const inboxPage = style([page, { '@media': { [wide]: { blockSize: '100dvh' } } }])

export const content = style([
  column,
  { flex: 1, paddingBlock: `clamp(${space[5]}, 3vw, ${space[8]})` },
])

/** On wide screens the list and the conversation reach the edges of the window. */
export const inboxContent = style([
  content,
  { '@media': { [wide]: { minBlockSize: 0, maxInlineSize: 'none', padding: 0 } } },
])

export const banners = style([
  column,
  {
    display: 'grid',
    gap: space[3],
    selectors: { '&:not(:empty)': { paddingBlockStart: space[4] } },
  },
])
/**
 * An offer and a reminder are never shown together: a warning has precedence over the offer, the offer over other
 * reminders.
 */
globalStyle(`[data-variant="bar"] ~ ${banners}:not(:has([data-tone="warning"]))`, {
  display: 'none',
})
globalStyle(`[data-variant="bar"]:has(~ ${banners} [data-tone="warning"])`, { display: 'none' })

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
/** On a small screen the conversation has the window to itself. */
export const threadNavigation = style({ '@media': { [narrow]: { display: 'none' } } })
/** Leaves no room for the bottom navigation, which phones do not show here. */
globalStyle(`body:has(${frame} > ${threadPage})`, { '@media': { [phone]: { paddingBlockEnd: 0 } } })

export const landerContent = style({ flex: 1, display: 'grid' })

export const brandName = style({
  '@media': { '(max-width: 359px)': { display: 'none' } },
})

/** At the bottom of the window; on phones above the bottom navigation. */
export const offlineRegion = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
  '@media': {
    [phone]: {
      selectors: {
        [`body:has([data-bottom-bar]):not(:has(${threadPage})) &`]: {
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

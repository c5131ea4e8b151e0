import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars
const wide = from.lg

/** On a small screen the buttons that lead to filters share a row above the results, and the first faces are in sight. */
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[2]}`,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: `${space[5]} ${space[8]}`,
      alignItems: 'start',
    },
  },
})

/** The heading and the number of people found, in one line where they fit. */
export const head = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  '@media': { [wide]: { alignSelf: 'center' } },
})

/** Other ways to find people: below those found on a small screen, beside the heading on a wide one. */
export const games = style({
  order: 1,
  flex: '1 1 100%',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [wide]: { order: 0, justifySelf: 'end', selectors: { '&:empty': { display: 'block' } } },
  },
})

export const count = style({
  minBlockSize: '1.5em',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

/** The filters beside the results; on a small screen a button opens them. */
export const side = style({
  flex: '1 1 7rem',
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      padding: space[5],
      background: color.surface.raised,
      border: `${border.width} solid ${color.border.subtle}`,
      borderRadius: radius.card,
    },
  },
})

export const results = style({
  display: 'contents',
  '@media': { [wide]: { display: 'grid', gap: space[5], minInlineSize: 0 } },
})
globalStyle(`${results} > *`, { flex: '1 1 100%', minInlineSize: 0 })

/** Above the results: where to look, and the filters in use. */
export const filtersInUse = style({
  display: 'contents',
  '@media': {
    [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
  },
})
globalStyle(`${filtersInUse} > *`, {
  flex: '1 1 100%',
  '@media': { [wide]: { flex: '0 1 auto' } },
})
globalStyle(`${filtersInUse} > :first-child`, {
  flex: '1 1 7rem',
  '@media': { [wide]: { flex: '0 1 auto' } },
})

/** The filters that premium adds, as one note instead of closed fields. */
export const locked = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  background: color.surface.sunken,
  borderRadius: radius.control,
})
export const lockedTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})
export const lockedText = style({ color: color.text.muted, fontSize: font.size.sm })

export const pages = style({ display: 'grid', justifyItems: 'center', gap: space[4] })
export const pagesHint = style({
  maxInlineSize: '48ch',
  textAlign: 'center',
  color: color.text.muted,
})

export const more = style({ display: 'grid', gap: space[4] })
export const moreHint = style({ color: color.text.muted })

/** What a visitor does not see yet, and the way to it. */
export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `clamp(${space[6]}, 5vw, ${space[12]}) ${space[5]}`,
  textAlign: 'center',
  background: `linear-gradient(135deg, ${color.primary.soft}, ${color.secondary.soft})`,
  color: color.primary.onSoft,
  borderRadius: radius.card,
})
export const invitationTitle = style({ fontSize: font.size.xl, color: 'inherit' })
export const invitationText = style({ maxInlineSize: '40ch' })
export const invitationActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})

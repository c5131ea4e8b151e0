import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars
/** Where a conversation has the list beside it. */
export const wide = from.lg
const edge = `${border.width} solid ${color.border.subtle}`

/* The list, and on wide screens a conversation beside it. */

export const sides = style({
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
})
const panel = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: edge,
  background: color.surface.raised,
} as const
/** The list as a page of its own on a small screen. */
export const listAlone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  '@media': { [wide]: { ...panel, gap: 0 } },
})
/** The list where a small screen shows the conversation. */
export const listBeside = style({ display: 'none', '@media': { [wide]: panel } })
/** Shown on wide screens in place of a conversation while none is open. */
export const besideList = style({
  display: 'none',
  '@media': { [wide]: { display: 'grid', placeItems: 'center', padding: space[8] } },
})
export const threadSide = style({
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
})

const bar = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '4.25rem',
  padding: space[2],
  borderBlockEnd: edge,
  background: color.surface.raised,
})
export const panelHead = style({
  '@media': { [wide]: { paddingInline: space[5], paddingBlock: `${space[5]} ${space[2]}` } },
})
export const panelTitle = style({ fontSize: font.size.xl })
export const panelScroll = style({
  '@media': { [wide]: { flex: 1, minBlockSize: 0, overflowY: 'auto', padding: space[3] } },
})

export const listBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

/* A conversation. */

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
})
export const loadingThread = style([thread])
export const threadHead = style([bar])
export const threadFailed = style({ display: 'grid', alignContent: 'center' })
export const backToList = style({ '@media': { [wide]: { display: 'none' } } })
export const person = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control,
  paddingInline: space[1],
  color: 'inherit',
  textDecoration: 'none',
})
export const personTexts = style({
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
})
export const personName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.lg,
})
export const personAge = style({ fontWeight: font.weight.normal })
export const notice = style({ margin: `${space[3]} ${space[3]} 0` })

export const loadingBubbles = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: space[4],
})
export const loadingOwn = style({ alignSelf: 'flex-end' })

export const emptyThread = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
})
export const emptyThreadText = style({ maxInlineSize: '34ch', color: color.text.muted })

/** Instead of the composer: nobody is there to read. */
export const hasLeft = style({
  padding: space[4],
  borderBlockStart: edge,
  color: color.text.muted,
  textAlign: 'center',
  textWrap: 'balance',
})

/** Why sending is blocked, with an action. */
export const reason = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

/* Help with the first line. */

export const icebreaker = style({ padding: `${space[2]} ${space[3]}`, textAlign: 'center' })

export const linesLoading = style({ display: 'grid', gap: space[2] })

/* Gifts and photos. */

export const giftsLoading = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
})

export const preview = style({
  justifySelf: 'center',
  maxInlineSize: '100%',
  maxBlockSize: '50dvh',
  borderRadius: radius.card,
})

export const earlier = style({ justifySelf: 'center' })

/** Above the text box. */
export const limitNotice = style({ margin: `0 ${space[3]} ${space[2]}` })

/* One main action of a sheet, and the way out beside it or, on a phone, below. */

export const sheetAction = style({ flex: '2 1 12rem' })
export const sheetLater = style({ flex: '1 1 auto' })

/** A photo that is being reported, as it was seen. */
export const reported = style({ maxInlineSize: '8rem', borderRadius: radius.control })

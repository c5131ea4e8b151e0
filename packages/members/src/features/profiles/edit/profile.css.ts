import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[6],
})

export const headTexts = style({ display: 'grid', gap: space[1] })
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  color: color.text.muted,
  fontSize: font.size.lg,
})
globalStyle(`${nameLine} > a`, { fontSize: font.size.sm })

export const columns = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
})

export const photosPart = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '6rem' } },
})

export const sections = style({ display: 'grid', gap: space[5] })
globalStyle(`${sections} h2, ${photosPart} h2`, { fontSize: font.size.xl })

export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.control,
  marginBlockEnd: `calc(${space[3]} * -1)`,
})
/** The title shrinks, its button does not. */
globalStyle(`${sectionHead} > button`, { flexShrink: 0 })

export const about = style({ whiteSpace: 'pre-line', maxInlineSize: size.measure })
export const nothing = style({ color: color.text.muted })

/** Minimum height for a few lines. */
export const roomy = style({})
globalStyle(`${roomy} textarea`, { minBlockSize: '8rem' })

export const photoHint = style({ color: color.text.muted, fontSize: font.size.sm })

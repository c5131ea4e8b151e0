import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, space } = vars

/** Width from which the fields are beside the results. A viewport query, since the sheet covers the page. */
export const roomy = from.lg

export const frame = style({ display: 'block', minInlineSize: 0 })

export const opener = style({ '@media': { [roomy]: { display: 'none' } } })

export const beside = style({
  display: 'none',
  '@media': { [roomy]: { display: 'grid', gap: space[5], justifyItems: 'stretch' } },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: space[2] })

export const title = style({
  color: color.text.strong,
  fontSize: font.size.lg,
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const choice = style({ display: 'grid', gap: space[2] })

export const locked = style({ justifySelf: 'start', fontSize: font.size.sm })

/** The main button takes the remaining space. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  flex: 1,
})
/** The buttons stand one above the other before the words of either are broken. */
globalStyle(`${foot} > *`, { flexShrink: 0, maxInlineSize: '100%' })
globalStyle(`${foot} > :last-child`, { flexGrow: 1 })

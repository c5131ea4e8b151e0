import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const fieldset = style({ padding: 0, margin: 0, border: 0 })

/** A legend is not a grid item, so it brings its own distance. */
export const legend = style({ padding: 0, paddingBlockEnd: space[2] })

export const parts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] })

/** Below the label of the whole date, those of its parts step back. */
globalStyle(`${parts} label`, { color: color.text.muted, fontWeight: font.weight.normal })

/** Wide enough for two figures, four figures and the names of the months. */
export const part = {
  day: style({ flex: '1 1 4rem' }),
  month: style({ flex: '2 1 8rem' }),
  year: style({ flex: '1.2 1 5rem' }),
} as const

export const input = style({ fontVariantNumeric: 'tabular-nums' })

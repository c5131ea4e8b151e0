import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const fieldset = style({ padding: 0, margin: 0, border: 0 })

/** A legend is not a grid item, so it brings its own distance. */
export const legend = style({ padding: 0, paddingBlockEnd: space[2] })

export const parts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] })

/** Labels of the parts are quieter than that of the whole date above them. */
globalStyle(`${parts} label`, { color: color.text.muted, fontWeight: font.weight.normal })

/** Wide enough for two digits, the names of the months, and four digits. */
export const part = {
  day: style({ flex: '1 1 4rem' }),
  month: style({ flex: '2 1 8rem' }),
  year: style({ flex: '1.2 1 5rem' }),
} as const

export const input = style({ fontVariantNumeric: 'tabular-nums' })

import { style } from '@vanilla-extract/css'
import { input } from '../internal/fieldGroup.css.ts'

export const figure = style([
  input,
  { paddingInline: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
])

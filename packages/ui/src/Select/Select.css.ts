import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'

const { color, font, radius, shadow, size, space } = vars

export const box = style({ position: 'relative', display: 'block' })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const chevron = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.575em)',
  insetInlineEnd: space[4],
  color: color.text.muted,
  pointerEvents: 'none',
})

/** With a mouse the list looks like a menu where the browser allows it. Phones keep their own picker. */
const styled = (rule: GlobalStyleRule) => ({
  '@supports': { '(appearance: base-select)': { '@media': { '(pointer: fine)': rule } } },
})

/** The type of `appearance` does not know this value yet. */
const baseSelect = 'var(--select-appearance, base-select)'

globalStyle(`${select}, ${select}::picker(select)`, styled({ appearance: baseSelect }))
globalStyle(select, styled({ alignItems: 'center' }))
globalStyle(`${select}::picker-icon`, styled({ display: 'none' }))
globalStyle(
  `${select}::picker(select)`,
  styled({
    maxBlockSize: 'min(24rem, 70dvh)',
    marginBlock: space[1],
    padding: space[1],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.card,
    background: color.surface.overlay,
    color: color.text.normal,
    boxShadow: shadow.overlay,
  }),
)
globalStyle(
  `${select} option`,
  styled({
    minBlockSize: size.control,
    paddingInline: space[3],
    paddingBlock: space[2],
    borderRadius: `calc(${radius.card} - ${space[1]})`,
    fontSize: font.size.md,
    lineHeight: 1.3,
    outline: 'none',
    cursor: 'pointer',
  }),
)
globalStyle(
  `${select} option:hover, ${select} option:focus`,
  styled({ background: color.primary.soft, color: color.primary.onSoft }),
)
globalStyle(`${select} option:checked`, styled({ fontWeight: font.weight.medium }))
globalStyle(
  `${select} option:disabled`,
  styled({ background: 'none', color: color.disabled.on, cursor: 'not-allowed' }),
)
globalStyle(`${select} option:focus`, {
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

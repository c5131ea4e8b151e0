import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, shadow, space } = vars

export const dialog = style({
  margin: 'auto',
  padding: space[6],
  inlineSize: 'min(30rem, calc(100% - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  border: 0,
  borderRadius: radius.dialog,
  background: color.surface.overlay,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: color.surface.backdrop } },
})

globalStyle('html:has(dialog[open])', { overflow: 'hidden' })

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[4] })

/** Focused when the dialog opens, so that screen readers start here. */
export const title = style({ selectors: { '&:focus': { outline: 'none' } } })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: space[5],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[2],
})
globalStyle(`.${actions} > *`, { flex: '1 1 auto', paddingInline: space[4] })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[4],
})

export const closer = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  marginInlineEnd: `calc(${space[2]} * -1)`,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface.sunken } },
})

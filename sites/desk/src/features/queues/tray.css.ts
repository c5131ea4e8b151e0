import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, shadow, space } = vars

/** At the foot of the page, where it covers neither the item nor what decides it. */
export const tray = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '&:not(:empty)': { paddingBlock: space[2] } },
})

export const entry = recipe({
  base: {
    flex: '0 0 min(19rem, 90%)',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: space[2],
    background: color.surface.overlay,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.card,
    boxShadow: shadow.raised,
  },
  variants: {
    state: { waiting: {}, sending: {}, failed: { borderColor: color.danger.base } },
  },
})

export const picture = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  objectFit: 'cover',
  borderRadius: radius.control,
  filter: 'blur(3px)',
})

export const words = style({ flex: 1, minInlineSize: 0 })

export const label = style({
  color: color.text.strong,
  fontWeight: font.weight.medium,
})

export const note = style({ color: color.text.muted, fontSize: font.size.sm })

import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { fadedEdges } from '@bouquet/ui/Tabs/styles'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

/** A row that scrolls sideways, or a column beside the page. */
export const nav = style([
  fadedEdges,
  {
    // Holds what is hidden from sight, which would widen the page otherwise.
    position: 'relative',
    order: 1,
    flex: '1 0 100%',
    minInlineSize: 0,
    display: 'flex',
    '@media': {
      [from.lg]: {
        order: 0,
        flex: '1 1 0',
        minBlockSize: 0,
        flexDirection: 'column',
        gap: space[3],
        overflow: 'hidden auto',
        scrollbarWidth: 'thin',
        animation: 'none',
        maskImage: 'none',
      },
    },
  },
])

export const group = style({
  flexShrink: 0,
  display: 'flex',
  selectors: {
    '& + &': {
      marginInlineStart: space[2],
      paddingInlineStart: space[2],
      borderInlineStart: `1px solid ${color.border.subtle}`,
    },
  },
  '@media': {
    [from.lg]: {
      display: 'block',
      selectors: { '& + &': { margin: 0, padding: 0, border: 0 } },
    },
  },
})

export const heading = style({
  display: 'none',
  margin: 0,
  padding: `0 ${space[3]} ${space[1]}`,
  color: color.text.muted,
  fontSize: font.size.sm,
  '@media': { [from.lg]: { display: 'block' } },
})

export const list = style({
  flexShrink: 0,
  display: 'flex',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.lg]: { flexDirection: 'column', gap: 0 } },
})

export const item = style({ flexShrink: 0 })

export const section = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.text.normal,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.surface.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': { background: color.primary.soft, color: color.primary.onSoft },
  },
  '@media': { [from.lg]: { minBlockSize: '2.5rem' } },
})

export const waiting = style({ marginInlineStart: 'auto' })

import { exampleInterests } from '@bouquet/contract'
import { forcedColors, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars

export const photos = style({ display: 'flex', flexDirection: 'column', gap: space[8] })

export const filters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [from.lg]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[10] } },
})

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[4],
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.pill,
  background: color.surface.raised,
  color: color.text.normal,
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.primary.base,
      borderColor: color.primary.edge,
      color: color.primary.on,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[3] },
    [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[4] },
    [from.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const person = style({
  selectors: { '&:nth-child(10n + 1)': { gridColumn: 'span 2', gridRow: 'span 2' } },
})

export const joinItem = style({ gridColumn: 'span 2' })

export const join = style({
  display: 'flex',
  blockSize: '100%',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.card,
  background: color.primary.base,
  boxShadow: `inset 0 0 0 ${border.width} ${color.primary.edge}`,
  color: color.primary.on,
  textDecoration: 'none',
  minBlockSize: size.control,
  selectors: { '&:hover': { background: color.primary.hover } },
})

export const joinTitle = style({
  color: 'inherit',
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
})

export const none = style({
  display: 'none',
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.sunken,
  color: color.text.strong,
  fontSize: font.size.lg,
})

const hide = (choice: string, others: string) =>
  globalStyle(`.${photos}:has(#${choice}:checked) .${person}${others}`, { display: 'none' })

for (const gender of ['female', 'male']) hide(`gender-${gender}`, `:not([data-gender="${gender}"])`)
for (const age of ['one', 'two', 'three']) hide(`age-${age}`, `:not([data-age="${age}"])`)
for (const interest of exampleInterests)
  hide(`interest-${interest}`, `:not([data-interests~="${interest}"])`)

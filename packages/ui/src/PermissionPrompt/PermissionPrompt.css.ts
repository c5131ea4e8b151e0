import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars

export const prompt = style({
  containerType: 'inline-size',
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})

const wide = '(min-width: 34rem)'
/** Large text on a phone. */
const tight = '(max-width: 13rem)'

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  padding: space[6],
  '@container': {
    [tight]: { padding: space[3] },
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[8],
      padding: space[8],
    },
  },
})

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: size.measure,
})

export const title = style({
  fontSize: font.size.xl,
  '@container': { [tight]: { fontSize: font.size.lg } },
})

export const points = style({ listStyleType: '""', display: 'grid', gap: space[2], padding: 0 })

export const point = style({ display: 'flex', gap: space[2], lineHeight: 1.4 })

export const pointText = style({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' })

export const tick = style({
  flexShrink: 0,
  marginBlockStart: '0.15em',
  color: color.primary.text,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[2],
})

export const status = style({
  display: 'flex',
  gap: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.45,
  selectors: { '&:empty': { display: 'none' } },
})

export const statusIcon = style({ flexShrink: 0, marginBlockStart: '0.15em' })

import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type MatchReasonVariant = 'card' | 'plain'

const { color, font, radius, shadow, space } = vars

const boxes: Record<MatchReasonVariant, Parameters<typeof style>[0]> = {
  card: {
    padding: `clamp(${space[4]}, 6cqi, ${space[6]})`,
    borderRadius: radius.card,
    background: color.surface.raised,
    boxShadow: shadow.raised,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  plain: {},
}

export const box = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minInlineSize: 0,
    containerType: 'inline-size',
  },
  variants: { variant: boxes },
})

export const title = style({ fontSize: font.size.lg })

export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: 0,
  margin: 0,
})

export const reason = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  '@container': { '(max-width: 11rem)': { flexDirection: 'column' } },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  background: color.primary.soft,
  color: color.primary.onSoft,
  fontSize: '1.15rem',
})

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  alignContent: 'center',
  color: color.text.strong,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

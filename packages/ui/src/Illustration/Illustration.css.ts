import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type IllustrationSize = 'sm' | 'md' | 'lg'

const { border, color, radius, shape } = vars

const sizes: Record<IllustrationSize, { inlineSize: string }> = {
  sm: { inlineSize: '6rem' },
  md: { inlineSize: '11rem' },
  lg: { inlineSize: '16rem' },
}

export const illustration = recipe({
  base: {
    position: 'relative',
    display: 'block',
    flexShrink: 0,
    maxInlineSize: '100%',
    aspectRatio: '4 / 3',
  },
  variants: { size: sizes },
})

/** In the brand's photo mask: an arch, a square, a squircle. */
export const ground = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: '16%',
  borderRadius: shape.photo,
  background: `linear-gradient(160deg, ${color.secondary.soft}, ${color.primary.soft})`,
})

export const drawing = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
})

const line = `calc(${border.width} * 1.4)`
const inForcedColors = {
  [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: '2px' },
}

/** Corners follow the brand's cards. */
const corners = { rx: `min(${radius.card}, 14px)` }

export const paper = style({
  ...corners,
  fill: color.surface.raised,
  stroke: color.text.strong,
  strokeWidth: line,
  strokeLinejoin: 'round',
  '@media': inForcedColors,
})

export const primary = style({ ...corners, fill: color.primary.base, '@media': inForcedColors })

export const secondary = style({ ...corners, fill: color.secondary.base, '@media': inForcedColors })

export const onPrimary = style({ fill: color.primary.on, '@media': inForcedColors })

export const tint = style({ ...corners, fill: color.primary.soft, '@media': inForcedColors })

export const stroke = style({
  fill: 'none',
  stroke: color.text.strong,
  strokeWidth: line,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const faint = style([stroke, { stroke: color.text.muted }])

export const primaryStroke = style([
  stroke,
  { stroke: color.primary.mark, strokeWidth: `calc(${border.width} * 2)` },
])

export const onPrimaryStroke = style([
  stroke,
  {
    stroke: color.primary.on,
    strokeWidth: `calc(${border.width} * 2)`,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  },
])

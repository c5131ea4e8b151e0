import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { choice } from '../internal/choice.css.ts'
import { forcedColors, motionAllowed } from '../internal/media.ts'

const { border, color, font, motion, radius, size, space } = vars

export const root = style({ containerType: 'inline-size' })

export const legend = style({ paddingInline: 0, paddingBlockEnd: space[2] })

const wide = '(min-width: 38rem)'

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[6],
  marginBlockStart: space[2],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const map = style({
  inlineSize: '100%',
  maxBlockSize: 'min(34rem, 75dvh)',
  overflow: 'visible',
})

const land = (tint: string, share: number) =>
  `color-mix(in oklab, ${tint} ${share}%, ${color.surface.page})`

export const shape = style({
  fill: land(color.secondary.base, 40),
  stroke: color.surface.page,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { fill: land(color.primary.base, 45), stroke: color.primary.text },
    '&[data-chosen]': { fill: color.primary.base },
    '&[data-chosen][data-active]': { fill: color.primary.hover, stroke: color.border.focus },
    '&[data-disabled]': { fill: color.disabled.base, cursor: 'not-allowed' },
  },
  '@media': {
    [motionAllowed]: { transition: `fill ${motion.fast} ${motion.easing}` },
    [forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-active]': { stroke: 'Highlight', strokeWidth: 4 },
        '&[data-chosen]': { fill: 'Highlight' },
        '&[data-disabled]': { stroke: 'GrayText' },
      },
    },
  },
})

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [wide]: { flexDirection: 'column', flexWrap: 'nowrap', gap: space[1] } },
})

export const name = style([
  choice,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: size.control,
    maxInlineSize: '100%',
    paddingInline: space[4],
    border: `${border.width} solid ${color.border.control}`,
    borderRadius: radius.pill,
    color: color.text.normal,
    lineHeight: 1.2,
    selectors: { '&[data-active]': { borderColor: color.primary.text } },
    '@container': {
      [wide]: {
        borderRadius: radius.control,
        selectors: {
          '&:not([data-active], :has(:checked, :disabled))': {
            borderColor: 'transparent',
            background: 'transparent',
          },
        },
      },
    },
  },
])

export const textBlock = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const note = style({
  flexShrink: 0,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
})

import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type SpinnerSize = 'sm' | 'md' | 'lg'

const { color, font, space } = vars

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '100%',
  color: color.text.muted,
  lineHeight: font.line.tight,
})

const sizes: Record<SpinnerSize, { fontSize: string }> = {
  sm: { fontSize: '1.25rem' },
  md: { fontSize: '1.75rem' },
  lg: { fontSize: '3rem' },
}

/** The gap stays visible without motion, so that the ring is not taken for a tick box. */
export const ring = recipe({
  base: {
    flexShrink: 0,
    inlineSize: '1em',
    blockSize: '1em',
    border: `0.11em solid color-mix(in oklab, ${color.primary.text} 22%, transparent)`,
    borderBlockStartColor: color.primary.text,
    borderInlineEndColor: color.primary.text,
    borderRadius: '50%',
    '@media': {
      [motionAllowed]: { animation: `${turn} 1100ms linear infinite` },
      [forcedColors]: { borderColor: 'CanvasText', borderBlockStartColor: 'Canvas' },
    },
  },
  variants: { size: sizes },
})

import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[5],
  paddingBlockEnd: space[4],
  color: color.text.muted,
  fontSize: font.size.sm,
})

const bob = keyframes({ '30%': { translate: '0 -0.25rem', opacity: 1 } })

export const dots = style({ display: 'inline-flex', flexShrink: 0, gap: 3 })

globalStyle(`${dots} > i`, {
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: 'currentColor',
  opacity: 0.6,
  '@media': {
    [motionAllowed]: { animation: `${bob} 1.2s infinite` },
    [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
})
globalStyle(`${dots} > i:nth-child(2)`, { animationDelay: '150ms' })
globalStyle(`${dots} > i:nth-child(3)`, { animationDelay: '300ms' })

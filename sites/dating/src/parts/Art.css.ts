import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors } from '../styles/media.ts'

/** Fills its container, behind all content. */
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': { [forcedColors]: { display: 'none' } },
})

globalStyle(`.${art} > svg`, { inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none' })

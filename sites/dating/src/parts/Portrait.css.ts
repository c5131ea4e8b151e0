import { style } from '@vanilla-extract/css'

/** Takes no place of its own, so that the picture stands directly in its frame. */
export const source = style({ display: 'contents' })

import { globalStyle, style } from '@vanilla-extract/css'

/** Takes no place of its own, so that the picture stands directly in its frame. */
export const frameless = style({ display: 'contents' })

// Else it is a cell where the frame is a grid.
globalStyle(`.${frameless} > source`, { display: 'none' })

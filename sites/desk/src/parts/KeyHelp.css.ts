import { onlyTouch } from '@bouquet/theme/media'
import { style } from '@vanilla-extract/css'

export const opener = style({ '@media': { [onlyTouch]: { display: 'none' } } })

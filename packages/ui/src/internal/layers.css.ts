import { globalLayer } from '@vanilla-extract/css'

/** Resets live here, so that any component wins over them whatever the order of the files. */
export const baseLayer = globalLayer('bouquet-base')

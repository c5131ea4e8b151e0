import { globalLayer } from '@vanilla-extract/css'

/** Cascade layer of resets, so that component styles always win. */
export const baseLayer = globalLayer('bouquet-base')

import { themeCss } from '@bouquet/theme/css'
import type { Plugin } from 'vite'
import { deskLook } from './deskLook.ts'

const name = 'virtual:desk-theme.css'
const resolved = `\0${name}`

/** Provides `virtual:desk-theme.css`: the tokens of the desk's look, derived while it is built. */
export function deskStyles(): Plugin {
  return {
    name: 'bouquet-desk-theme',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? themeCss(deskLook) : undefined),
  }
}

/// <reference types="vite/client" />

declare module 'virtual:used-icons' {
  import type { ComponentType } from 'react'

  export interface UsedIcon {
    readonly name: string
    readonly Icon: ComponentType<{ size?: string | number }>
    /** Components that use it. */
    readonly folders: readonly string[]
  }
  export const usedIcons: readonly UsedIcon[]
}

declare module 'virtual:loaded-brands' {
  import type { Brand } from '@bouquet/theme'

  export const loadedBrands: readonly Brand[]
}

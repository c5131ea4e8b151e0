import type { Brand } from '@bouquet/theme'
import type { ReactNode } from 'react'
import { brandCss } from '../brands.ts'

interface DressedProps {
  readonly brand: Brand
  /** The mode that the toolbar shows; forced colours come from the reader's system. */
  readonly mode: string
  readonly children: ReactNode
}

/** Wears one brand, whatever the page around it wears. */
export const Dressed = ({ brand, mode, children }: DressedProps) => (
  <div data-brand={brand.id} data-mode={mode === 'forced' ? undefined : mode}>
    <style>{brandCss(brand, `[data-brand="${brand.id}"]`)}</style>
    {children}
  </div>
)

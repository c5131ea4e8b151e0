import type { Brand } from '@bouquet/theme'
import type { ReactNode } from 'react'
import { brandCss } from '../brands.ts'

interface BrandScopeProps {
  readonly brand: Brand
  /** The mode chosen in the toolbar. Forced colours come from the operating system. */
  readonly mode: string
  readonly children: ReactNode
}

/** Applies a brand to its children, independent of the page's brand. */
export function BrandScope({ brand, mode, children }: BrandScopeProps) {
  return (
    <div data-brand={brand.id} data-mode={mode === 'forced' ? undefined : mode}>
      <style>{brandCss(brand, `[data-brand="${brand.id}"]`)}</style>
      {children}
    </div>
  )
}

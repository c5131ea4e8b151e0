import type { BrandLook } from '../brand/look.ts'
import type { SolidPath } from '../contract/colorPaths.ts'
import type { Mode } from './surfaces.ts'

/** The colours of a brand file from which all others are derived. */
export type SeedColors = {
  readonly primary: string
  readonly secondary: string
  readonly neutral: string
}

/** Colours of one mode that a brand file sets itself, by token path. */
export type Overrides = Readonly<Partial<Record<SolidPath, string>>>

/** The settings of a brand that decide its tokens. */
export interface ThemeChoices extends Pick<BrandLook, 'type' | 'density' | 'shape' | 'motion'> {
  readonly seeds: SeedColors
  readonly overrides?: Readonly<Partial<Record<Mode, Overrides>>> | undefined
}

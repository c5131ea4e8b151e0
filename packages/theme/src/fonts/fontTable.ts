import type { FontId } from './fonts.ts'
import { type FontStyle, type SystemFont, systemFonts } from './systemFonts.ts'

export interface FontFacts {
  readonly name: string
  /** The kind of system font that stands in for it until it has loaded. */
  readonly style: FontStyle
  readonly displayWeight: number
  readonly displayLine: number
  readonly displayTracking: string
  /** Settings of variable axes other than weight; fonts without them ignore these. */
  readonly variation?: string
  /** Axes other than weight that pages need at one value only. */
  readonly pinned?: Readonly<Record<string, number>>
  /** Absent for system fonts. */
  readonly shipped?: {
    readonly package: string
    /** File in the package's `files/`, without the subset. */
    readonly file: (subset: 'latin' | 'latin-ext') => string
  }
}

/** Where no system font that pages know is installed. */
const generic: Readonly<Record<FontStyle, string>> = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "ui-serif, Georgia, 'Times New Roman', serif",
}

const shipped = (id: FontId, axes: string) => ({
  package: `@fontsource-variable/${id}`,
  file: (subset: 'latin' | 'latin-ext') => `${id}-${subset}-${axes}-normal.woff2`,
})

/** All fonts that a brand can choose. */
export const fontTable: Readonly<Record<FontId, FontFacts>> = {
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    // The size of most headings, in points.
    pinned: { opsz: 28 },
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.06,
    displayTracking: '-0.02em',
    shipped: shipped('bricolage-grotesque', 'opsz'),
  },
  figtree: {
    name: 'Figtree',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    shipped: shipped('figtree', 'wght'),
  },
  'nunito-sans': {
    name: 'Nunito Sans',
    style: 'sans',
    displayWeight: 800,
    displayLine: 1.12,
    displayTracking: '-0.01em',
    shipped: shipped('nunito-sans', 'wght'),
  },
  fraunces: {
    name: 'Fraunces',
    style: 'serif',
    displayWeight: 500,
    displayLine: 1.12,
    displayTracking: '-0.012em',
    variation: "'SOFT' 100",
    pinned: { SOFT: 100 },
    shipped: shipped('fraunces', 'soft'),
  },
  'atkinson-hyperlegible-next': {
    name: 'Atkinson Hyperlegible Next',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.14,
    displayTracking: '-0.01em',
    shipped: shipped('atkinson-hyperlegible-next', 'wght'),
  },
  'source-sans-3': {
    name: 'Source Sans 3',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.12,
    displayTracking: '-0.01em',
    shipped: shipped('source-sans-3', 'wght'),
  },
  archivo: {
    name: 'Archivo',
    style: 'sans',
    displayWeight: 750,
    displayLine: 1.04,
    displayTracking: '-0.025em',
    variation: "'wdth' 125",
    pinned: { wdth: 125 },
    shipped: shipped('archivo', 'wdth'),
  },
  outfit: {
    name: 'Outfit',
    style: 'sans',
    displayWeight: 650,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    shipped: shipped('outfit', 'wght'),
  },
  'big-shoulders-display': {
    name: 'Big Shoulders Display',
    style: 'sans',
    displayWeight: 800,
    displayLine: 1,
    displayTracking: '0.002em',
    shipped: shipped('big-shoulders-display', 'wght'),
  },
  inter: {
    name: 'Inter',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.12,
    displayTracking: '-0.02em',
    shipped: shipped('inter', 'wght'),
  },
  petrona: {
    name: 'Petrona',
    style: 'serif',
    displayWeight: 500,
    displayLine: 1.08,
    displayTracking: '-0.018em',
    shipped: shipped('petrona', 'wght'),
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    style: 'sans',
    displayWeight: 650,
    displayLine: 1.12,
    displayTracking: '-0.015em',
    shipped: shipped('instrument-sans', 'wght'),
  },
  'bodoni-moda': {
    name: 'Bodoni Moda',
    style: 'serif',
    displayWeight: 500,
    displayLine: 1.1,
    displayTracking: '-0.01em',
    shipped: shipped('bodoni-moda', 'wght'),
  },
  aleo: {
    name: 'Aleo',
    style: 'serif',
    displayWeight: 750,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    shipped: shipped('aleo', 'wght'),
  },
  nunito: {
    name: 'Nunito',
    style: 'sans',
    displayWeight: 800,
    displayLine: 1.14,
    displayTracking: '-0.01em',
    shipped: shipped('nunito', 'wght'),
  },
  system: {
    name: 'system-ui',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.15,
    displayTracking: '0em',
  },
}

/** Name of a system font in `@font-face`, made to take the space of a brand's font. */
export const fallbackName = (name: string, system: SystemFont): string => `${name} ${system.name}`

/** Value of `font-family`. */
export const fontStack = (id: FontId): string => {
  const { name, style, shipped } = fontTable[id]
  if (shipped === undefined) return generic[style]
  const fallbacks = systemFonts[style].map((system) => fallbackName(name, system))
  return [...[name, ...fallbacks].map((family) => `'${family}'`), generic[style]].join(', ')
}

/** Whether a font has serifs, for drawings that can use generic families only. */
export const isSerif = (id: FontId): boolean => fontTable[id].style === 'serif'

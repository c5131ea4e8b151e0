import type { FontId } from './fonts.ts'

/** Common system fonts of similar width. */
interface LocalFace {
  readonly normal: readonly string[]
  readonly bold: readonly string[]
}

/** Metric overrides of a local font, so that it takes the same space as the web font. */
export interface Fallback {
  readonly local: LocalFace
  /** Average width of the web font relative to the local font. */
  readonly width: { readonly normal: number; readonly bold: number }
  /** Of the web font, relative to its size. */
  readonly ascent: number
  readonly descent: number
}

const localSans: LocalFace = {
  normal: ['Arial', 'Liberation Sans'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
}

const localSerif: LocalFace = {
  normal: ['Times New Roman', 'Liberation Serif'],
  bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
}

export interface FontFacts {
  readonly name: string
  /** Generic families after the fallback. */
  readonly generic: string
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
    readonly fallback: Fallback
  }
}

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const serif = "ui-serif, Georgia, 'Times New Roman', serif"

const shipped = (id: FontId, axes: string, fallback: Fallback) => ({
  package: `@fontsource-variable/${id}`,
  file: (subset: 'latin' | 'latin-ext') => `${id}-${subset}-${axes}-normal.woff2`,
  fallback,
})

/** All fonts that a brand can choose. */
export const fontTable: Readonly<Record<FontId, FontFacts>> = {
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    // The size of most headings, in points.
    pinned: { opsz: 28 },
    generic: sans,
    displayWeight: 700,
    displayLine: 1.06,
    displayTracking: '-0.02em',
    shipped: shipped('bricolage-grotesque', 'opsz', {
      local: localSans,
      width: { normal: 1.032, bold: 0.965 },
      ascent: 0.93,
      descent: 0.27,
    }),
  },
  figtree: {
    name: 'Figtree',
    generic: sans,
    displayWeight: 700,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    shipped: shipped('figtree', 'wght', {
      local: localSans,
      width: { normal: 0.995, bold: 0.953 },
      ascent: 0.95,
      descent: 0.25,
    }),
  },
  'nunito-sans': {
    name: 'Nunito Sans',
    generic: sans,
    displayWeight: 800,
    displayLine: 1.12,
    displayTracking: '-0.01em',
    shipped: shipped('nunito-sans', 'wght', {
      local: localSans,
      width: { normal: 0.998, bold: 0.987 },
      ascent: 1.011,
      descent: 0.353,
    }),
  },
  fraunces: {
    name: 'Fraunces',
    generic: serif,
    displayWeight: 500,
    displayLine: 1.12,
    displayTracking: '-0.012em',
    variation: "'SOFT' 100",
    pinned: { SOFT: 100 },
    shipped: shipped('fraunces', 'soft', {
      local: localSerif,
      width: { normal: 1.155, bold: 1.12 },
      ascent: 0.978,
      descent: 0.255,
    }),
  },
  'atkinson-hyperlegible-next': {
    name: 'Atkinson Hyperlegible Next',
    generic: sans,
    displayWeight: 700,
    displayLine: 1.14,
    displayTracking: '-0.01em',
    shipped: shipped('atkinson-hyperlegible-next', 'wght', {
      local: localSans,
      width: { normal: 0.981, bold: 0.983 },
      ascent: 0.984,
      descent: 0.316,
    }),
  },
  'source-sans-3': {
    name: 'Source Sans 3',
    generic: sans,
    displayWeight: 700,
    displayLine: 1.12,
    displayTracking: '-0.01em',
    shipped: shipped('source-sans-3', 'wght', {
      local: localSans,
      width: { normal: 0.926, bold: 0.912 },
      ascent: 1.024,
      descent: 0.4,
    }),
  },
  archivo: {
    name: 'Archivo',
    generic: sans,
    displayWeight: 750,
    displayLine: 1.04,
    displayTracking: '-0.025em',
    variation: "'wdth' 125",
    pinned: { wdth: 125 },
    shipped: shipped('archivo', 'wdth', {
      local: localSans,
      width: { normal: 1.248, bold: 1.246 },
      ascent: 0.878,
      descent: 0.21,
    }),
  },
  outfit: {
    name: 'Outfit',
    generic: sans,
    displayWeight: 650,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    shipped: shipped('outfit', 'wght', {
      local: localSans,
      width: { normal: 0.979, bold: 0.948 },
      ascent: 1,
      descent: 0.26,
    }),
  },
  'big-shoulders-display': {
    name: 'Big Shoulders Display',
    generic: sans,
    displayWeight: 800,
    displayLine: 1,
    displayTracking: '0.002em',
    shipped: shipped('big-shoulders-display', 'wght', {
      local: localSans,
      width: { normal: 0.655, bold: 0.718 },
      ascent: 0.984,
      descent: 0.213,
    }),
  },
  inter: {
    name: 'Inter',
    generic: sans,
    displayWeight: 700,
    displayLine: 1.12,
    displayTracking: '-0.02em',
    shipped: shipped('inter', 'wght', {
      local: localSans,
      width: { normal: 1.058, bold: 1.022 },
      ascent: 0.969,
      descent: 0.241,
    }),
  },
  petrona: {
    name: 'Petrona',
    generic: serif,
    displayWeight: 500,
    displayLine: 1.08,
    displayTracking: '-0.018em',
    shipped: shipped('petrona', 'wght', {
      local: localSerif,
      width: { normal: 1.057, bold: 1.056 },
      ascent: 0.858,
      descent: 0.27,
    }),
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    generic: sans,
    displayWeight: 650,
    displayLine: 1.12,
    displayTracking: '-0.015em',
    shipped: shipped('instrument-sans', 'wght', {
      local: localSans,
      width: { normal: 1.009, bold: 0.984 },
      ascent: 0.97,
      descent: 0.25,
    }),
  },
  'bodoni-moda': {
    name: 'Bodoni Moda',
    generic: serif,
    displayWeight: 500,
    displayLine: 1.1,
    displayTracking: '-0.01em',
    shipped: shipped('bodoni-moda', 'wght', {
      local: localSerif,
      width: { normal: 1.133, bold: 1.134 },
      ascent: 1.125,
      descent: 0.4,
    }),
  },
  aleo: {
    name: 'Aleo',
    generic: serif,
    displayWeight: 750,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    shipped: shipped('aleo', 'wght', {
      local: localSerif,
      width: { normal: 1.121, bold: 1.09 },
      ascent: 0.905,
      descent: 0.295,
    }),
  },
  nunito: {
    name: 'Nunito',
    generic: sans,
    displayWeight: 800,
    displayLine: 1.14,
    displayTracking: '-0.01em',
    shipped: shipped('nunito', 'wght', {
      local: localSans,
      width: { normal: 1.003, bold: 0.976 },
      ascent: 1.011,
      descent: 0.353,
    }),
  },
  system: {
    name: 'system-ui',
    generic: sans,
    displayWeight: 700,
    displayLine: 1.15,
    displayTracking: '0em',
  },
}

/** Name of the fallback font in `@font-face`. */
export const fallbackName = (name: string): string => `${name} Fallback`

/** Value of `font-family` without the font itself. */
export const fallbackStack = (id: FontId): string => {
  const { name, generic, shipped } = fontTable[id]
  return shipped === undefined ? generic : `'${fallbackName(name)}', ${generic}`
}

/** Value of `font-family`. */
export const fontStack = (id: FontId): string =>
  fontTable[id].shipped === undefined
    ? fallbackStack(id)
    : `'${fontTable[id].name}', ${fallbackStack(id)}`

/** Whether a font has serifs, for drawings that can use generic families only. */
export const isSerif = (id: FontId): boolean => fontTable[id].generic.endsWith(', serif')

import type { FontId } from './fonts.ts'
import { type Font, type FontPair, ownFontName, type WeightRange } from './ownFont.ts'
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
  /** The weights that its file has; absent where it has all that pages use. */
  readonly weights?: WeightRange
  /** The file with the letters of a subset and more. Absent for system fonts. */
  readonly sourceOf?: (subset: 'latin' | 'latin-ext') => FontSource
}

/** A file in the `files/` of a package that Bouquet installs, or one of the themes folder. */
export type FontSource =
  | { readonly package: string; readonly file: string }
  | {
      readonly package?: undefined
      readonly file: string
      /** Absolute path. */
      readonly path: string
    }

/** Generic families, for systems without any of the fonts that pages name. */
const generic: Readonly<Record<FontStyle, string>> = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "ui-serif, Georgia, 'Times New Roman', serif",
}

const shipped = (id: FontId, axes: string) => (subset: 'latin' | 'latin-ext') => ({
  package: `@fontsource-variable/${id}`,
  file: `${id}-${subset}-${axes}-normal.woff2`,
})

/** All fonts that ship with Bouquet, and that of the system. */
const fontTable: Readonly<Record<FontId, FontFacts>> = {
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    // The size of most headings, in points.
    pinned: { opsz: 28 },
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.06,
    displayTracking: '-0.02em',
    sourceOf: shipped('bricolage-grotesque', 'opsz'),
  },
  figtree: {
    name: 'Figtree',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    sourceOf: shipped('figtree', 'wght'),
  },
  'nunito-sans': {
    name: 'Nunito Sans',
    style: 'sans',
    displayWeight: 800,
    displayLine: 1.12,
    displayTracking: '-0.01em',
    sourceOf: shipped('nunito-sans', 'wght'),
  },
  fraunces: {
    name: 'Fraunces',
    style: 'serif',
    displayWeight: 500,
    displayLine: 1.12,
    displayTracking: '-0.012em',
    variation: "'SOFT' 100",
    pinned: { SOFT: 100 },
    sourceOf: shipped('fraunces', 'soft'),
  },
  'atkinson-hyperlegible-next': {
    name: 'Atkinson Hyperlegible Next',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.14,
    displayTracking: '-0.01em',
    sourceOf: shipped('atkinson-hyperlegible-next', 'wght'),
  },
  'source-sans-3': {
    name: 'Source Sans 3',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.12,
    displayTracking: '-0.01em',
    sourceOf: shipped('source-sans-3', 'wght'),
  },
  archivo: {
    name: 'Archivo',
    style: 'sans',
    displayWeight: 750,
    displayLine: 1.04,
    displayTracking: '-0.025em',
    variation: "'wdth' 125",
    pinned: { wdth: 125 },
    sourceOf: shipped('archivo', 'wdth'),
  },
  outfit: {
    name: 'Outfit',
    style: 'sans',
    displayWeight: 650,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    sourceOf: shipped('outfit', 'wght'),
  },
  'big-shoulders-display': {
    name: 'Big Shoulders Display',
    style: 'sans',
    displayWeight: 800,
    displayLine: 1,
    displayTracking: '0.002em',
    sourceOf: shipped('big-shoulders-display', 'wght'),
  },
  inter: {
    name: 'Inter',
    style: 'sans',
    displayWeight: 700,
    displayLine: 1.12,
    displayTracking: '-0.02em',
    sourceOf: shipped('inter', 'wght'),
  },
  petrona: {
    name: 'Petrona',
    style: 'serif',
    displayWeight: 500,
    displayLine: 1.08,
    displayTracking: '-0.018em',
    sourceOf: shipped('petrona', 'wght'),
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    style: 'sans',
    displayWeight: 650,
    displayLine: 1.12,
    displayTracking: '-0.015em',
    sourceOf: shipped('instrument-sans', 'wght'),
  },
  'bodoni-moda': {
    name: 'Bodoni Moda',
    style: 'serif',
    displayWeight: 500,
    displayLine: 1.1,
    displayTracking: '-0.01em',
    sourceOf: shipped('bodoni-moda', 'wght'),
  },
  aleo: {
    name: 'Aleo',
    style: 'serif',
    displayWeight: 750,
    displayLine: 1.1,
    displayTracking: '-0.015em',
    sourceOf: shipped('aleo', 'wght'),
  },
  nunito: {
    name: 'Nunito',
    style: 'sans',
    displayWeight: 800,
    displayLine: 1.14,
    displayTracking: '-0.01em',
    sourceOf: shipped('nunito', 'wght'),
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
export function fallbackName(name: string, system: SystemFont): string {
  return `${name} ${system.name}`
}

/** What pages need to know of a font, be it one that ships with Bouquet or a brand's own. */
export function fontFacts(font: Font): FontFacts {
  if (typeof font === 'string') return fontTable[font]
  const { file, family: name, style, weight = 700, path, weights, pinned } = font
  return {
    name,
    style,
    displayWeight: within(weights, weight),
    displayLine: 1.12,
    displayTracking: '0em',
    pinned,
    weights,
    sourceOf: () => ({ file, path }),
  }
}

/** The nearest weight that a font has. */
export function within(weights: WeightRange | undefined, weight: number): number {
  return weights === undefined ? weight : Math.min(weights.max, Math.max(weights.min, weight))
}

/** Name of a font that no other of a brand has, for parts of file names. */
export function fontKey(font: Font): string {
  return typeof font === 'string' ? font : `own-${ownFontName(font)}`
}

/** The fonts of a brand, without duplicates. */
export function fontsOf({ display, text }: FontPair): readonly Font[] {
  return fontKey(display) === fontKey(text) ? [display] : [display, text]
}

/** Names of the fonts that ship with Bouquet. */
export const shippedNames: readonly string[] = Object.values(fontTable).map(({ name }) => name)

/** Value of `font-family`. */
export function fontStack(font: Font): string {
  const { name, style, sourceOf } = fontFacts(font)
  if (sourceOf === undefined) return generic[style]
  const fallbacks = systemFonts[style].map((system) => fallbackName(name, system))
  return [...[name, ...fallbacks].map((family) => `'${family}'`), generic[style]].join(', ')
}

/** Fonts that mail programs have, by kind. */
const webSafe: Readonly<Record<FontStyle, string>> = {
  sans: "'Helvetica Neue', Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
}

/** Value of `font-family` in mails, which load no fonts: the font where the reader has it, or one of its kind. */
export function mailFontStack(font: Font): string {
  const { name, style, sourceOf } = fontFacts(font)
  return sourceOf === undefined ? generic[style] : `'${name}', ${webSafe[style]}`
}

/** Whether a font has serifs, for drawings that can use generic families only. */
export function isSerif(font: Font): boolean {
  return fontFacts(font).style === 'serif'
}

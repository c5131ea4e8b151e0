export type FontStyle = 'sans' | 'serif'

export type SystemFontName =
  | 'Arial'
  | 'Roboto'
  | 'Noto Sans'
  | 'DejaVu Sans'
  | 'Times New Roman'
  | 'Noto Serif'
  | 'DejaVu Serif'

/** A font that phones and computers have, which a page shows until the brand's own has arrived. */
export interface SystemFont {
  readonly name: SystemFontName
  /** Names of the face for `local()`, and those of fonts made to the same widths. */
  readonly regular: readonly string[]
  readonly bold: readonly string[]
}

/**
 * One of these is on every phone and computer: Arial on Windows, macOS and iOS, where San Francisco has no name that a
 * page may use, Roboto and Noto on Android, Arimo on ChromeOS, Liberation, Noto or DejaVu on Linux.
 */
export const systemFonts: Readonly<Record<FontStyle, readonly SystemFont[]>> = {
  sans: [
    {
      name: 'Arial',
      regular: ['Arial', 'Liberation Sans', 'Arimo Regular'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    {
      name: 'Roboto',
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold'],
    },
    {
      name: 'Noto Sans',
      regular: ['NotoSans-Regular'],
      bold: ['Noto Sans Bold'],
    },
    {
      name: 'DejaVu Sans',
      regular: ['DejaVu Sans'],
      bold: ['DejaVu Sans Bold'],
    },
  ],
  serif: [
    {
      name: 'Times New Roman',
      regular: ['Times New Roman', 'Liberation Serif', 'Tinos Regular'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    },
    {
      name: 'Noto Serif',
      regular: ['NotoSerif-Regular'],
      bold: ['Noto Serif Bold'],
    },
    {
      name: 'DejaVu Serif',
      regular: ['DejaVu Serif'],
      bold: ['DejaVu Serif Bold'],
    },
  ],
}

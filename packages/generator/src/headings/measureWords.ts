import { readFile } from 'node:fs/promises'
import { type DisplayFont, displayFont, type Font, fontKey } from '@bouquet/theme/fonts'

/** Widths in parts of the font's size. */
export interface FontWidths {
  /** Width of a text on one line, with the space between its letters. */
  readonly of: (text: string) => number
  /** The unit `ch` of CSS. */
  readonly digit: number
}

/**
 * The letters of all languages, measured at once: most brands need no others, and brands with the same font share the
 * result.
 */
const usual = Array.from({ length: 0x160 }, (_, at) => String.fromCodePoint(0x20 + at))

const known = new Map<string, Promise<FontWidths>>()

/**
 * Measures texts in a font as headings show it, by the advance widths of its letters.
 * @param letters all letters of the texts
 * @returns null for system fonts
 */
export async function measureWith(
  named: Font,
  letters: ReadonlySet<string>,
): Promise<FontWidths | null> {
  const font = displayFont(named)
  if (font === null) return null
  const text = [...new Set([...usual, ...letters])].sort().join('')
  const file = typeof named === 'string' ? '' : named.hash
  const key = `${fontKey(named)} ${file} ${JSON.stringify(font.axes)} ${text}`
  const measure = known.get(key) ?? widthsOf(font, text)
  known.set(key, measure)
  return measure
}

async function widthsOf({ paths, axes, tracking }: DisplayFont, text: string): Promise<FontWidths> {
  const files = await Promise.all(paths.map((path) => widthsIn(path, axes, text)))
  const widths = new Map(files.toReversed().flat())
  // A letter that the font lacks counts as wide as a digit. CSS takes half an em for the digit when that is missing
  // too.
  const digit = widths.get('0') ?? 0.5
  const of = (word: string) =>
    [...word].reduce((sum, letter) => sum + (widths.get(letter) ?? digit) + tracking, 0)
  return { of, digit }
}

/** Each letter that a font file has, with its width. */
async function widthsIn(
  path: string,
  variationAxes: DisplayFont['axes'],
  text: string,
): Promise<readonly (readonly [letter: string, width: number])[]> {
  // Compilers of fonts take a while to load.
  const [{ default: subsetFont }, { Blob, Face, Font }] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ])
  const options = { targetFormat: 'truetype', variationAxes } as const
  const face = new Face(new Blob(await subsetFont(await readFile(path), text, options)))
  const font = new Font(face)
  return [...text].flatMap((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
    return glyph === undefined ? [] : [[letter, font.glyphHAdvance(glyph) / face.upem] as const]
  })
}

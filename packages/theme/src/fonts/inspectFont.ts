/// <reference path="./subset-font.d.ts" />
import { textWeights } from './fontMetrics.ts'
import { within } from './fontTable.ts'
import { expandUnicodeRange, letters } from './letters.ts'
import type { FontFileFacts, WeightRange } from './ownFont.ts'

/** What the file of a font says, and what stands against its use. */
export interface InspectedFont extends FontFileFacts {
  /** Letters of the languages of pages that the font lacks. */
  readonly missing: readonly string[]
  /** Whether its maker lets pages embed a part of it. */
  readonly mayEmbed: boolean
}

/** Letters, figures and the signs of a keyboard; a page may take rarer signs from another font. */
const isNeeded = (letter: string) => /[\p{L}\p{N}!-~]/u.test(letter)

/** What pages in all languages need. */
const needed = Object.values(letters).flatMap(({ usual }) =>
  expandUnicodeRange(usual).filter(isNeeded),
)

/** All letters whose frequency in texts counts for the average width. */
const counted = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).join('')

/**
 * Measures a font as pages show it.
 * @param displayWeight of headings; the nearest one that the font has is measured
 * @throws when the bytes are not a font
 */
export async function inspectFont(font: Uint8Array, displayWeight: number): Promise<InspectedFont> {
  // Compilers of fonts take a while to load, and few brands have fonts of their own.
  const [{ default: subsetFont }, { Blob, Face }] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ])
  const face = new Face(
    new Blob(await subsetFont(font, needed.join(''), { targetFormat: 'truetype' })),
  )
  const table = face.referenceTable('OS/2')
  if (table === undefined || table.length < shortestTable) throw new Error('no table OS/2')
  const rules = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const { wght, ...others } = face.getAxisInfos()
  const weights: WeightRange = wght ?? one(rules.getUint16(weightAt))
  const pinned = Object.fromEntries(
    Object.entries(others).map(([axis, info]) => [axis, info.default]),
  )
  const found = new Set(face.collectUnicodes())
  const measured = await measureFont(font, [...new Set([...textWeights, displayWeight])], {
    weights,
    pinned,
    isVariable: wght !== undefined,
  })
  return {
    ...measured,
    weights: { min: weights.min, max: weights.max },
    pinned,
    missing: needed.filter((letter) => !found.has(letter.codePointAt(0) ?? 0)),
    mayEmbed: mayEmbed(rules.getUint16(embeddingAt)),
  }
}

const one = (weight: number): WeightRange => ({ min: weight, max: weight })

/** Places in the table OS/2, and its least length, in bytes. */
const weightAt = 4
const embeddingAt = 8
const shortestTable = 78

/** Bits of `fsType`: no embedding at all, no part of the font, pictures of the letters only. */
const mayEmbed = (rights: number): boolean =>
  (rights & 0x000f) !== 0x0002 && (rights & 0x0100) === 0 && (rights & 0x0200) === 0

interface Axes {
  readonly weights?: WeightRange | undefined
  readonly pinned?: Readonly<Record<string, number>> | undefined
  readonly isVariable: boolean
}

/** The space that a font takes, by weight. */
export async function measureFont(
  font: Uint8Array,
  weights: readonly number[],
  { weights: range, pinned, isVariable }: Axes,
): Promise<Pick<FontFileFacts, 'ascent' | 'descent' | 'widths'>> {
  const { default: subsetFont } = await import('subset-font')
  const widths: Record<string, number> = {}
  let line = { ascent: 0, descent: 0 }
  for (const weight of weights) {
    const variationAxes = isVariable ? { ...pinned, wght: within(range, weight) } : { ...pinned }
    const options = { targetFormat: 'truetype', variationAxes } as const
    const { width, ...rest } = await measureFile(await subsetFont(font, counted, options))
    widths[weight] = width
    line = rest
  }
  return { ...line, widths }
}

/** In parts of the font's size. */
export async function measureFile(font: Uint8Array) {
  const { fromBuffer } = await import('@capsizecss/unpack')
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(Buffer.from(font))
  const part = (value: number) => Math.round((value / unitsPerEm) * 10_000) / 10_000
  return { ascent: part(ascent), descent: part(descent), width: part(xWidthAvg) }
}

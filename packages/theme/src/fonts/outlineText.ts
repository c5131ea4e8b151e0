/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises'
import { type DisplayFont, displayFont } from './fontFiles.ts'
import type { Font } from './ownFont.ts'

/** A text as shapes, so that it looks the same on machines without its font. Units are parts of the font's size. */
export interface Outlines {
  /** Paths from the left end of the base line; y grows downwards. */
  readonly content: string
  readonly width: number
  /** Height of a capital letter. */
  readonly capital: number
}

/**
 * Draws a text in a font as headings show it. Node only.
 * @returns null for system fonts, and for a text with letters that the font lacks
 */
export async function outlineText(named: Font, text: string): Promise<Outlines | null> {
  const font = displayFont(named)
  if (font === null) return null
  const files = await Promise.all(font.paths.map((path) => openFile(path, font.axes, text)))
  const runs = runsOf(text, (letter) => files.findIndex((file) => file.has(letter)))
  let width = 0
  let content = ''
  for (const { at, letters } of runs) {
    const drawn = files[at]?.draw(letters, font.tracking)
    if (drawn === undefined) return null
    content += `<g transform="translate(${width} 0)">${drawn.content}</g>`
    width += drawn.width
  }
  return { content, width: width - font.tracking, capital: files[0]?.capital ?? 0 }
}

interface Run {
  /** Index of the file that has the letters, or -1. */
  readonly at: number
  readonly letters: string
}

function runsOf(text: string, fileOf: (letter: string) => number): readonly Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const at = fileOf(letter)
    const last = runs.at(-1)
    if (last?.at === at) runs.splice(-1, 1, { at, letters: last.letters + letter })
    else runs.push({ at, letters: letter })
  }
  return runs
}

async function openFile(path: string, variationAxes: DisplayFont['axes'], text: string) {
  // Compilers of fonts take a while to load.
  const [{ default: subsetFont }, { Blob, Buffer, Face, Font: Shaper, shape }] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ])
  const options = { targetFormat: 'truetype', variationAxes } as const
  const face = new Face(new Blob(await subsetFont(await readFile(path), `${text}H`, options)))
  const shaper = new Shaper(face)
  const glyphOf = (letter: string) => shaper.nominalGlyph(letter.codePointAt(0) ?? 0)
  const part = (units: number) => units / face.upem
  const tallest = shaper.glyphExtents(glyphOf('H') ?? 0)
  return {
    has: (letter: string) => glyphOf(letter) !== undefined,
    capital: part(tallest?.yBearing ?? 0),
    draw: (letters: string, tracking: number) => {
      const buffer = new Buffer()
      buffer.addText(letters)
      buffer.guessSegmentProperties()
      shape(shaper, buffer)
      const positions = buffer.getGlyphPositions()
      let width = 0
      const content = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const place = `translate(${width + part(xOffset)} ${-part(yOffset)}) scale(${part(1)} ${-part(1)})`
        width += part(xAdvance) + tracking
        return `<path transform="${place}" d="${shaper.glyphToPath(glyph)}"/>`
      })
      return { content: content.join(''), width }
    },
  }
}

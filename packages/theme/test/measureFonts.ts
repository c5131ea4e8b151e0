import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { weightsIn } from '../src/fonts/fontMetrics.ts'
import { type FontId, fontIds } from '../src/fonts/fonts.ts'
import { fontTable } from '../src/fonts/fontTable.ts'
import type { SystemFontName } from '../src/fonts/systemFonts.ts'

/** Packages with the system fonts, or with fonts of the same widths. */
const systemFiles: Readonly<Record<SystemFontName, readonly [regular: string, bold: string]>> = {
  Arial: googleFiles('arimo', 'Arimo'),
  Roboto: googleFiles('roboto', 'Roboto'),
  'Noto Sans': googleFiles('noto-sans', 'NotoSans'),
  'DejaVu Sans': dejaVuFiles('DejaVuSans'),
  'Times New Roman': googleFiles('tinos', 'Tinos'),
  'Noto Serif': googleFiles('noto-serif', 'NotoSerif'),
  'DejaVu Serif': dejaVuFiles('DejaVuSerif'),
}

function googleFiles(name: string, file: string) {
  const path = (face: string) => `@expo-google-fonts/${name}/${face}/${file}_${face}.ttf`
  return [path('400Regular'), path('700Bold')] as const
}

function dejaVuFiles(file: string) {
  const path = (face: string) => `dejavu-fonts-ttf/ttf/${face}.ttf`
  return [path(file), path(`${file}-Bold`)] as const
}

/** All letters whose frequency in texts counts for the average width. */
const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).join('')

const read = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)))

/** In parts of the font's size. */
async function measure(font: Uint8Array) {
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(Buffer.from(font))
  const part = (value: number) => Math.round((value / unitsPerEm) * 10_000) / 10_000
  return { ascent: part(ascent), descent: part(descent), width: part(xWidthAvg) }
}

async function measureBrandFont(id: FontId) {
  const { shipped, pinned } = fontTable[id]
  if (shipped === undefined) return
  const original = read(`${shipped.package}/files/${shipped.file('latin')}`)
  const widths: Record<string, number> = {}
  let line = { ascent: 0, descent: 0 }
  for (const wght of weightsIn({ display: id, text: id }, id)) {
    const options = { targetFormat: 'truetype', variationAxes: { ...pinned, wght } } as const
    const { width, ...rest } = await measure(await subsetFont(original, letters, options))
    widths[wght] = width
    line = rest
  }
  return { ...line, widths }
}

/** The content of fontMetrics.json: of every font that a brand can choose, and of the system fonts. */
export async function measureFonts() {
  const brand: Record<string, object> = {}
  for (const id of fontIds) {
    const measured = await measureBrandFont(id)
    if (measured) brand[id] = measured
  }
  const system: Record<string, object> = {}
  for (const [name, [regular, bold]] of Object.entries(systemFiles)) {
    const normal = await measure(read(regular))
    const { ascent, descent } = normal
    system[name] = {
      ascent,
      descent,
      regular: normal.width,
      bold: (await measure(read(bold))).width,
    }
  }
  return { brand, system }
}

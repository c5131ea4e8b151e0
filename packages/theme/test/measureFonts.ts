import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { weightsIn } from '../src/fonts/fontMetrics.ts'
import { type FontId, fontIds } from '../src/fonts/fonts.ts'
import { fontFacts } from '../src/fonts/fontTable.ts'
import { measureFile, measureFont } from '../src/fonts/inspectFont.ts'
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

const read = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)))

async function measureBrandFont(id: FontId) {
  const { sourceOf, pinned } = fontFacts(id)
  if (sourceOf === undefined) return
  const { package: name, file } = sourceOf('latin')
  const weights = weightsIn({ display: id, text: id }, id)
  return measureFont(read(`${name}/files/${file}`), weights, { pinned, isVariable: true })
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
    const normal = await measureFile(read(regular))
    const { ascent, descent } = normal
    system[name] = {
      ascent,
      descent,
      regular: normal.width,
      bold: (await measureFile(read(bold))).width,
    }
  }
  return { brand, system }
}

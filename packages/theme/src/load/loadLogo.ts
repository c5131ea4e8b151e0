import { mostElongated } from '../brand/logo.ts'
import {
  type LogoDrawing,
  type LogoDrawings,
  type LogoPart,
  ratioOf,
  widestLogo,
} from '../brand/logoFiles.ts'
import { createDiagnostic, type Diagnostic } from './diagnostics.ts'
import { quote } from './quote.ts'
import type { LogoSource } from './readLogos.ts'
import type { LineAt } from './themeDocument.ts'
import { logoPath } from './themeFile.ts'

/** The drawings of a logo, or the errors of its files. */
export type LoadedLogo =
  | { readonly logo: LogoDrawings }
  | { readonly diagnostics: readonly Diagnostic[] }

/** The theme file that names the files. */
interface LogoHolder {
  readonly directory: string
  /** Its name in messages. */
  readonly name: string
  readonly lineAt: LineAt
}

const rounded = (value: number) => Math.round(value * 100) / 100
const sizeOf = ({ width, height }: LogoDrawing) => `${rounded(width)} by ${rounded(height)}`

const shapes: Readonly<Record<'wide' | 'square', string>> = {
  wide: `up to ${widestLogo} times as wide as it is high, and ${mostElongated} times as high as it is wide`,
  square: `nearly square, one side up to ${mostElongated} times the other`,
}

const fits = (drawing: LogoDrawing, shape: keyof typeof shapes): boolean => {
  const ratio = ratioOf(drawing)
  return ratio >= 1 / mostElongated && ratio <= (shape === 'wide' ? widestLogo : mostElongated)
}

/**
 * Checks the SVG files of a brand. Each problem is reported in the file that has it, the SVG file or the theme file.
 */
export function loadLogo(
  sources: readonly LogoSource[],
  { directory, name, lineAt }: LogoHolder,
): LoadedLogo {
  const placeOf = (part: LogoPart) => {
    const path = ['logo', part]
    return { file: name, line: lineAt(path), field: path.join('.') }
  }
  const drawings = new Map<LogoPart, LogoDrawing>()
  const diagnostics = sources.flatMap(({ part, name: svgName, reading }): readonly Diagnostic[] => {
    const { name: file } = logoPath(directory, svgName)
    if (reading === null) {
      const facts = { found: quote(svgName), nearest: file }
      return [createDiagnostic('BRAND-60', placeOf(part), facts)]
    }
    if ('issue' in reading) {
      const { code, facts, line } = reading.issue
      return [createDiagnostic(code, { file, line, field: '' }, facts)]
    }
    drawings.set(part, reading.drawing)
    const shape = part === 'symbol' ? 'square' : 'wide'
    if (fits(reading.drawing, shape)) return []
    const facts = { found: sizeOf(reading.drawing), allowed: shapes[shape] }
    return [createDiagnostic('BRAND-64', placeOf(part), facts)]
  })
  const whole = drawings.get('file')
  if (diagnostics.length > 0 || whole === undefined) return { diagnostics }
  const symbol = drawings.get('symbol') ?? (fits(whole, 'square') ? whole : undefined)
  if (symbol === undefined) {
    return {
      diagnostics: [createDiagnostic('BRAND-65', placeOf('file'), { found: sizeOf(whole) })],
    }
  }
  return { logo: { whole, reversed: drawings.get('reversed') ?? null, symbol } }
}

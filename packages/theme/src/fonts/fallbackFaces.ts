import { createFontStack } from '@capsizecss/core'
import { fontMetrics } from './fontMetrics.ts'
import type { FontId } from './fonts.ts'
import { fallbackName, fontFacts } from './fontTable.ts'
import type { Font, OwnFont } from './ownFont.ts'
import { type SystemFont, systemFonts } from './systemFonts.ts'

/** The lightest weight for which browsers choose the bold one of two faces. */
const boldFrom = 600

/** Controls have 600 and emphasis 700: one face serves both, since each rule is part of every page. */
const weightRange = (weight: number) => (weight === 700 ? `${boldFrom} 700` : weight)

/** More digits than change a pixel would only make the page larger. */
const shortened = (value: unknown) =>
  `${value}`.replace(/^([\d.]+)%$/, (_, percent) => `${Number(Number(percent).toFixed(1))}%`)

const declarations = (face: object): string =>
  Object.entries(face)
    .map(([name, value]) => {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `${property}:${shortened(value)}`
    })
    .join(';')

/**
 * `@font-face` rules of the system fonts that stand in for a brand's font until it arrives, one for each weight that
 * its pages use. They take the space of that font.
 */
export function fallbackFaces(font: Font, weights: readonly number[]): readonly string[] {
  if (font === 'system') return []
  const { style, name } = fontFacts(font)
  return systemFonts[style].flatMap((system) =>
    weights.map((weight) => fallbackFace(font, name, weight, system)),
  )
}

function fallbackFace(
  font: OwnFont | Exclude<FontId, 'system'>,
  name: string,
  weight: number,
  system: SystemFont,
): string {
  const face = weight < boldFrom ? 'regular' : 'bold'
  const {
    widths,
    ascent: above,
    descent: below,
  } = typeof font === 'string' ? fontMetrics.brand[font] : font
  const xWidthAvg = widths[weight]
  if (xWidthAvg === undefined) throw new Error(`${name} was not measured in ${weight}.`)
  const { ascent, descent, [face]: systemWidth } = fontMetrics.system[system.name]
  const [rule] = createFontStack(
    [
      { ascent: above, descent: below, familyName: name, lineGap: 0, unitsPerEm: 1, xWidthAvg },
      {
        ascent,
        descent,
        familyName: system.name,
        lineGap: 0,
        unitsPerEm: 1,
        xWidthAvg: systemWidth,
      },
    ],
    { fontFaceFormat: 'styleObject' },
  ).fontFaces
  return `@font-face{${declarations({
    ...rule?.['@font-face'],
    fontFamily: `'${fallbackName(name, system)}'`,
    fontWeight: weightRange(weight),
    src: system[face].map((local) => `local('${local}')`).join(','),
  })}}`
}

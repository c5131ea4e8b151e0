import { isSerif } from '../fonts/fontTable.ts'
import { times } from './canvas.ts'
import { heroDrawing } from './heroArt.ts'
import { markOf } from './icons.ts'
import { colorsOf, type DrawnBrand, markInks } from './palettes.ts'

const [width, height] = [1200, 630]
const margin = 72

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const broken = (text: string, letters: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.pop()
    if (last === undefined) lines.push(word)
    else if (last.length + word.length + 1 > letters) lines.push(last, word)
    else lines.push(`${last} ${word}`)
  }
  return lines
}

/**
 * Splits a text into lines of similar length, each at most so many letters; the rest is cut with an ellipsis.
 */
const balanced = (text: string, letters: number, most: number): readonly string[] => {
  const lines = broken(text, letters)
  if (lines.length > most) return [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
  const narrower = times(letters, (cut) => broken(text, letters - cut))
  return (
    narrower.findLast(
      (one) => one.length === lines.length && one.every((line) => line.length <= letters),
    ) ?? lines
  )
}

const paragraph = (text: readonly string[], y: number, step: number, attributes: string) =>
  `<text ${attributes}>${text.map((line, index) => `<tspan x="${margin}" y="${y + index * step}">${escaped(line)}</tspan>`).join('')}</text>`

/** Link preview image, 1200 by 630: art, symbol, name and promise. */
export function shareCard(
  brand: DrawnBrand,
  { title, promise }: { readonly title: string; readonly promise: string },
): string {
  const { hero } = colorsOf(brand)
  const serif = isSerif(brand.type.display)
  const face = serif
    ? "Georgia, 'DejaVu Serif', serif"
    : "'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
  const size = title.length > 42 ? 58 : 72
  const heading = balanced(title, Math.floor(1180 / size), 3)
  const below = balanced(promise, 40, 2)
  const top = 330 - ((heading.length - 1) * size * 1.1) / 2
  const under = top + heading.length * size * 1.1
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${heroDrawing(brand, { width, height, ink: 'fixed' })}` +
    `<g fill="${hero.on}"><g transform="translate(${margin} 64) scale(.9)">${markOf(brand, markInks(brand, 'fixed'))}</g>` +
    `<text x="${margin + 76}" y="106" font-family="${face}" font-size="36" font-weight="${serif ? 500 : 700}">${escaped(brand.name)}</text>` +
    `${paragraph(heading, top, size * 1.1, `font-family="${face}" font-size="${size}" font-weight="${serif ? 500 : 700}" letter-spacing="-1"`)}` +
    `${paragraph(below, under + 8, 42, `font-family="${face}" font-size="31"`)}</g></svg>`
  )
}

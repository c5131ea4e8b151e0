import { getColor, sRGB, to } from 'colorjs.io/fn'
import { parseColour } from './parseColour.ts'

const pair = (channel: number) =>
  Math.round(255 * Math.min(1, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0')

/** A translucent CSS colour blended on white, as `#rrggbb`; null when the text is not a colour. */
export const onWhite = (text: string): string | null => {
  if (parseColour(text).kind !== 'colour') return null
  const { coords, alpha } = to(getColor(text), sRGB)
  const share = alpha ?? 1
  return `#${coords.map((channel) => pair((channel ?? 0) * share + 1 - share)).join('')}`
}

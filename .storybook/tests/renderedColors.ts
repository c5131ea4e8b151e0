import { contrast } from '@bouquet/theme/css'

const brush = (() => {
  const made = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (made === null) throw new Error('This browser draws nothing.')
  return made
})()

const hex = (channels: Iterable<number>) =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Composites colours on white. */
const laidOver = (colors: readonly string[]): string => {
  for (const color of ['#ffffff', ...colors]) {
    brush.fillStyle = color
    brush.fillRect(0, 0, 1, 1)
  }
  return hex(brush.getImageData(0, 0, 1, 1).data.slice(0, 3))
}

const groundsOf = (element: Element | null): readonly string[] =>
  element === null
    ? []
    : [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor]

/** Contrast of a colour with the backgrounds of an element and its ancestors. */
export function contrastOn(color: string, element: Element | null): number {
  const grounds = groundsOf(element)
  return contrast(laidOver([...grounds, color]), laidOver(grounds))
}

/**
 * Lowest contrast of a colour with any pixel of a picture.
 * @param picture base64 of a PNG
 */
export async function contrastOnPicture(color: string, picture: string): Promise<number> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (drawn === null) throw new Error('This browser draws nothing.')
  drawn.drawImage(image, 0, 0)
  const { data } = drawn.getImageData(0, 0, image.width, image.height)
  const spots = new Set<string>()
  for (let at = 0; at < data.length; at += 4) spots.add(hex(data.slice(at, at + 3)))
  return Math.min(...[...spots].map((spot) => contrast(laidOver([color]), spot)))
}

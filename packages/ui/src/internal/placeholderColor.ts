import { thumbHashToAverageRGBA } from 'thumbhash'

/**
 * The average colour of a photo, shown while it loads. It is the same on the server and in the browser and costs
 * neither bytes in the page nor time to decode, as a blurred picture would.
 * @param hash base64 of a ThumbHash
 * @returns undefined for an invalid or empty hash
 */
export function placeholderColor(hash: string | undefined): string | undefined {
  if (!hash) return undefined
  try {
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0))
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255))
    return `rgb(${red} ${green} ${blue})`
  } catch {
    return undefined
  }
}

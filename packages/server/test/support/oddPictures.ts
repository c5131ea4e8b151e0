import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const side = 400

/** Left half red, right half blue. */
const halves = (width = side, height = side): Sharp => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 220
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const fileOf = async (name: string, bytes: Promise<Uint8Array> | Uint8Array): Promise<File> =>
  new File([new Uint8Array(await bytes)], name)

/** Two moments of a film, one above the other. */
function film(): Sharp {
  const frames = Buffer.alloc(side * side * 2 * 3, 90).fill(200, side * side * 3)
  return sharp(frames, {
    raw: { width: side, height: side * 2, channels: 3, pageHeight: side },
  })
}

/** A still PNG made to move: the chunk of APNG that says so stands behind the header. */
async function movingPng(): Promise<Uint8Array> {
  const still = await halves().png().toBuffer()
  const body = Buffer.alloc(12)
  body.write('acTL', 0, 'latin1')
  body.writeUInt32BE(2, 4)
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 16)
  return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
}

/** The head of what a phone writes as HEIC (ISO 23008-12), which needs a patented decoder. */
function heic(): Uint8Array {
  const head = Buffer.alloc(5_000)
  head.writeUInt32BE(24, 0)
  head.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1')
  return head
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><image href="file:///etc/passwd"/></svg>`

/** Files that no photo may be, by what is odd about them. */
export const refusedPictures = {
  svg: () => fileOf('drawing.jpeg', Buffer.from(svg)),
  gif: async () => fileOf('film.gif', await film().gif().toBuffer()),
  tiff: async () => fileOf('scan.tiff', await halves().tiff().toBuffer()),
  pdf: () => fileOf('letter.jpeg', Buffer.from('%PDF-1.7\n')),
  heic: () => fileOf('phone.heic', heic()),
  movingWebp: async () => fileOf('film.webp', await film().webp().toBuffer()),
  movingPng: () => fileOf('film.png', movingPng()),
  nothing: () => fileOf('empty.jpeg', Buffer.alloc(0)),
} as const

/** The first part of a good file. */
export async function cutShort(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<File> {
  const whole = await halves().toFormat(format).toBuffer()
  return fileOf(`half.${format}`, whole.subarray(0, Math.floor(whole.byteLength / 2)))
}

/** Of a single colour, so that few bytes unfold to 144 million pixels. */
export function bomb(format: 'png' | 'webp' | 'jpeg') {
  return fileOf(
    `white.${format}`,
    sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .toFormat(format)
      .toBuffer(),
  )
}

/** Files of unusual but honest making; each shows red on the left and blue on the right. */
export const takenPictures = {
  avif: () => halves().avif({ effort: 0, quality: 80 }),
  webp: () => halves().webp(),
  png16: () => halves().toColourspace('rgb16').png(),
  pngPalette: () => halves().png({ palette: true }),
  pngClear: () => halves().ensureAlpha(0.999).png(),
  cmyk: () => halves().toColourspace('cmyk').jpeg({ quality: 95 }),
  progressive: () => halves().jpeg({ progressive: true }),
  wideGamut: () => halves().withIccProfile('p3').jpeg({ quality: 95 }),
  /** Turned by the camera: it lies on its side and says so. */
  onItsSide: () => halves(side, 600).rotate(90).withMetadata({ orientation: 8 }).jpeg(),
} as const satisfies Record<string, () => Sharp>

export function takenPicture(kind: keyof typeof takenPictures): Promise<File> {
  return fileOf(`${kind}.jpeg`, takenPictures[kind]().toBuffer())
}

/** A picture that tells where, when and by whom it was taken in each way that files know. */
export function talkative(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<File> {
  return fileOf(
    `tells.${format}`,
    halves(1_600, 1_200)
      .withExif({
        IFD0: { Make: 'Telltale', Artist: 'Telltale' },
        IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Telltale</rdf></x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer(),
  )
}

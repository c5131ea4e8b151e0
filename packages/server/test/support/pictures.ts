import sharp from 'sharp'

interface Wanted {
  readonly width?: number
  readonly height?: number
  readonly format?: 'jpeg' | 'png' | 'webp' | 'gif'
}

/** A picture file with a place and a camera in its metadata, sharp in one half and plain in the other. */
export async function picture({
  width = 600,
  height = 800,
  format = 'jpeg',
}: Wanted = {}): Promise<File> {
  const stripes = Buffer.alloc(width * height * 3, 230)
  for (let at = 0; at < stripes.length; at += 9) stripes.fill(20, at, at + 3)
  const bytes = await sharp(stripes, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Telltale' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `holiday.${format}`, { type: `image/${format}` })
}

export function notPicture(): File {
  return new File(['<svg xmlns="x"/>'], 'holiday.jpeg', { type: 'image/jpeg' })
}

import type { Brand } from '@bouquet/theme'
import { mailLogo, mailLogoSize } from '@bouquet/theme/mail'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** Pixels of the picture per CSS pixel, for sharp screens. */
const density = 3

/** A changed theme file is another brand object. */
const drawn = new LRUCache<Brand, Promise<Uint8Array<ArrayBuffer>>>({ max: 200 })

/** The logo at the head of a brand's mails, as a PNG. It is drawn once while the brand stays as it is. */
export function mailLogoFile(brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  const known = drawn.get(brand)
  if (known) return known
  const file = draw(brand)
  drawn.set(brand, file)
  // The next request tries again.
  file.catch(() => drawn.delete(brand))
  return file
}

async function draw(brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(await mailLogo(brand))
  const png = await sharp(svg, { density: 72 * density })
    .resize(mailLogoSize.width * density, mailLogoSize.height * density)
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(png)
}

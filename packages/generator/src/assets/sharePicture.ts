import { portraitSvg } from '@bouquet/portraits'
import type { Brand } from '@bouquet/theme'
import { favicon, heroArt } from '@bouquet/theme/art'
import sharp from 'sharp'
import { hashOf } from '../hashFiles.ts'
import type { BrandFile } from './BrandFile.ts'
import type { ExamplePerson } from './examples.ts'

const width = 1200
const height = 630
const card = { width: 264, height: 330, radius: 28 }

/** The link preview image of a brand: its art, its symbol and three portraits. */
export async function sharePicture(
  brand: Brand,
  people: readonly ExamplePerson[],
): Promise<BrandFile> {
  const background = heroArt(brand, { width, height, ink: 'fixed' })
  const mark = await sharp(Buffer.from(favicon(brand)), { density: 300 })
    .resize(200, 200)
    .png()
    .toBuffer()
  const cards = await Promise.all(
    people.slice(0, 3).map(({ person }) => portraitCard(portraitSvg(person))),
  )
  const content = await sharp(Buffer.from(background))
    .resize(width, height)
    .composite([
      { input: mark, left: 64, top: (height - 200) / 2 },
      ...cards.map((input, at) => ({
        input,
        left: 330 + at * (card.width + 16),
        top: 130 + at * 20,
      })),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
  return { path: `assets/share.${hashOf(content)}.jpg`, content }
}

async function portraitCard(svg: string): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><rect width="100%" height="100%" rx="${card.radius}"/></svg>`
  return sharp(Buffer.from(svg))
    .resize(card.width, card.height)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

import { type Person, portraitSvg } from '@bouquet/portraits'
import type { Brand } from '@bouquet/theme'
import { favicon, heroArt } from '@bouquet/theme/art'
import sharp from 'sharp'
import { cachedRender, type Drawn } from './cachedRender.ts'
import type { ExamplePerson } from './examples.ts'
import { portraitHash } from './portraits.ts'

const width = 1200
const height = 630
const card = { width: 264, height: 330, radius: 28 }

/** The link preview image of a brand: its art, its symbol and three portraits. */
export function socialCard(brand: Brand, people: readonly ExamplePerson[]): Drawn {
  const background = heroArt(brand, { width, height, ink: 'fixed' })
  const mark = favicon(brand)
  const portraits = people.slice(0, 3).map(({ person }) => person)
  return cachedRender({
    path: (hash) => `assets/share.${hash}.jpg`,
    inputs: [background, mark, ...portraits.map(portraitHash)].join('\n'),
    draw: () => draw({ background, mark, portraits }),
  })
}

interface Parts {
  readonly background: string
  readonly mark: string
  readonly portraits: readonly Person[]
}

async function draw({ background, mark, portraits }: Parts): Promise<Uint8Array> {
  const [symbol, ...cards] = await Promise.all([
    sharp(Buffer.from(mark), { density: 300 }).resize(200, 200).png().toBuffer(),
    ...portraits.map(portraitCard),
  ])
  return sharp(Buffer.from(background))
    .resize(width, height)
    .composite([
      { input: symbol, left: 64, top: (height - 200) / 2 },
      ...cards.map((input, at) => ({
        input,
        left: 330 + at * (card.width + 16),
        top: 130 + at * 20,
      })),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** A portrait with round corners, which brands share. @returns its path in the cache */
async function portraitCard(person: Person): Promise<string> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><rect width="100%" height="100%" rx="${card.radius}"/></svg>`
  const { file, drawn } = cachedRender({
    path: (hash) => `assets/people/card.${hash}.png`,
    inputs: portraitHash(person),
    draw: () =>
      sharp(Buffer.from(portraitSvg(person)))
        .resize(card.width, card.height)
        .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
        .png()
        .toBuffer(),
  })
  await drawn
  return file.content.sameAs
}

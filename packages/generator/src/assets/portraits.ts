import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Person, portraitSvg } from '@bouquet/portraits'
import sharp from 'sharp'
import { hashFiles, hashOf } from '../hashFiles.ts'
import type { Example } from '../page.ts'
import { paths } from '../paths.ts'
import type { BrandFile } from './BrandFile.ts'
import type { ExamplePerson } from './examples.ts'

/** Widths in pixels of the pictures for browsers with AVIF; portraits are 4:5. */
const widths = [160, 320, 480, 640] as const
/** For other browsers. */
const fallbackWidth = 480
/** AVIF that looks like WebP of quality 80; the next effort takes twice as long for a tenth fewer bytes. */
const avif = { quality: 50, effort: 1 } as const

const folder = join(paths.cache, 'portraits')

const codeHash = hashFiles([join(paths.root, 'packages/portraits/src')])

/**
 * Stands for the portrait of a person, because drawing the portrait only to hash it would take longer than everything
 * else.
 */
export function portraitHash({ key }: Person): string {
  return hashOf(`${key}\n${codeHash}`)
}

export interface RenderedExample {
  readonly example: Example
  readonly files: readonly BrandFile[]
}

/** Renders the pictures of one example person, once per machine: brands share them through the cache. */
export async function renderExample({
  person,
  name,
  interests,
}: ExamplePerson): Promise<RenderedExample> {
  const hash = portraitHash(person)
  const pictures = [
    ...widths.map((width) => ({ width, name: `${hash}-${width}.avif` })),
    { width: fallbackWidth, name: `${hash}.webp` },
  ]
  const missing = pictures.filter((picture) => !existsSync(join(folder, picture.name)))
  if (missing.length > 0) await renderPictures(portraitSvg(person), missing)
  const files = pictures.map(
    (picture): BrandFile => ({
      path: `assets/people/${picture.name}`,
      content: { sameAs: join(folder, picture.name) },
    }),
  )
  const srcset = widths.map((width) => `/assets/people/${hash}-${width}.avif ${width}w`).join(', ')
  return {
    files,
    example: {
      id: person.key,
      name,
      age: person.age,
      gender: person.gender,
      interests,
      srcset,
      src: `/assets/people/${hash}.webp`,
    },
  }
}

/** Most of the time goes into drawing, so that all sizes are scaled from one drawing. */
async function renderPictures(
  svg: string,
  pictures: readonly { readonly width: number; readonly name: string }[],
): Promise<void> {
  const drawing = await sharp(Buffer.from(svg))
    .resize({ width: Math.max(...widths) })
    .png({ compressionLevel: 1 })
    .toBuffer()
  mkdirSync(folder, { recursive: true })
  for (const { width, name } of pictures) {
    const file = join(folder, name)
    const scaled = sharp(drawing).resize({ width })
    const picture = await (name.endsWith('.avif')
      ? scaled.avif(avif)
      : scaled.webp({ quality: 80 })
    ).toBuffer()
    writeFileSync(`${file}.part`, picture)
    renameSync(`${file}.part`, file)
  }
}

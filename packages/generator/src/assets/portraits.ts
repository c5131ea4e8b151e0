import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portraitSvg } from '@bouquet/portraits'
import sharp from 'sharp'
import { hashOf } from '../hashFiles.ts'
import type { Example } from '../page.ts'
import { paths } from '../paths.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import type { ExamplePerson } from './examples.ts'

/** Widths in pixels; portraits are 4:5. */
const widths = [320, 640] as const
const folder = join(paths.cache, 'portraits')

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
  const svg = portraitSvg(person)
  const hash = hashOf(svg)
  const pictures = widths.map((width) => ({ width, name: `${hash}-${width}.webp` }))
  const missing = pictures.filter((picture) => !existsSync(join(folder, picture.name)))
  if (missing.length > 0) await renderPictures(svg, missing)
  const files = pictures.map(
    (picture): BrandFile => ({
      path: `assets/people/${picture.name}`,
      content: { sameAs: join(folder, picture.name) },
    }),
  )
  const srcset = files.map((file, at) => `${urlOf(file)} ${widths[at]}w`).join(', ')
  const last = files.at(-1)
  return {
    files,
    example: {
      id: person.key,
      name,
      age: person.age,
      gender: person.gender,
      interests,
      srcset,
      src: last ? urlOf(last) : '',
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
    const picture = await sharp(drawing).resize({ width }).webp({ quality: 80 }).toBuffer()
    writeFileSync(`${file}.part`, picture)
    renameSync(`${file}.part`, file)
  }
}

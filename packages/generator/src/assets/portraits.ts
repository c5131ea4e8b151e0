import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portraitSvg } from '@bouquet/portraits'
import sharp from 'sharp'
import { hashOf } from '../hashFiles.ts'
import { house } from '../house.ts'
import type { Example } from '../page/PageLocals.ts'
import { addressOf, type BrandFile } from './BrandFile.ts'
import type { ExamplePerson } from './examples.ts'

/** Widths in pixels, at 4 to 5. */
const widths = [320, 640] as const
const folder = join(house.cache, 'portraits')

export interface DrawnExample {
  readonly example: Example
  readonly files: readonly BrandFile[]
}

/** The pictures of one example person; drawn once on this machine, whatever the number of brands. */
export async function drawExample({
  person,
  name,
  interests,
}: ExamplePerson): Promise<DrawnExample> {
  const svg = portraitSvg(person)
  const hash = hashOf(svg)
  const files = await Promise.all(widths.map((width) => drawn(svg, hash, width)))
  const srcset = files.map((file, at) => `${addressOf(file)} ${widths[at]}w`).join(', ')
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
      src: last ? addressOf(last) : '',
    },
  }
}

async function drawn(svg: string, hash: string, width: number): Promise<BrandFile> {
  const name = `${hash}-${width}.webp`
  const kept = join(folder, name)
  if (!existsSync(kept)) {
    const picture = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80 }).toBuffer()
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${kept}.part`, picture)
    renameSync(`${kept}.part`, kept)
  }
  return { path: `assets/people/${name}`, content: { sameAs: kept } }
}

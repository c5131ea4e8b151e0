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
  const files = await Promise.all(widths.map((width) => renderPortrait(svg, hash, width)))
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

async function renderPortrait(svg: string, hash: string, width: number): Promise<BrandFile> {
  const name = `${hash}-${width}.webp`
  const cached = join(folder, name)
  if (!existsSync(cached)) {
    const picture = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80 }).toBuffer()
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${cached}.part`, picture)
    renameSync(`${cached}.part`, cached)
  }
  return { path: `assets/people/${name}`, content: { sameAs: cached } }
}

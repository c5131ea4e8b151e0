import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pid } from 'node:process'
import { Worker } from 'node:worker_threads'
import type { Brand } from '@bouquet/theme'
import { heroArt, heroPalette } from '@bouquet/theme/art'
import sharp, { type Sharp } from 'sharp'
import { hashFiles, hashOf } from '../../hashFiles.ts'
import type { Film } from '../../page.ts'
import { paths } from '../../paths.ts'
import { type BrandFile, urlOf } from '../BrandFile.ts'
import type { EncoderInput } from './encode.worker.ts'
import { filmSize, margin } from './planes.ts'

const mostFilmBytes = 300_000
const mostPosterBytes = 40_000
const poster = { width: 1280, height: 738 }
const posterQualities = [72, 56, 40, 24, 12]

const sides = { top: margin, bottom: margin, left: margin, right: margin }

const folder = join(paths.cache, 'films')
const codeHash = hashFiles([import.meta.dirname])

export interface RenderedFilm {
  readonly film: Film
  readonly files: readonly BrandFile[]
}

/** The films of a brand's hero art, one for each mode that its pages can have, the preferred one first. */
export async function renderFilms(brand: Brand): Promise<readonly RenderedFilm[]> {
  const { preferred, fixed } = brand.mode
  const other = preferred === 'light' ? 'dark' : 'light'
  const modes = fixed ? [preferred] : ([preferred, other] as const)
  return Promise.all(modes.map((mode) => renderFilm(brand, mode)))
}

/** Renders the film and its poster once per machine. */
async function renderFilm(brand: Brand, mode: Film['mode']): Promise<RenderedFilm> {
  const inMode = { ...brand, mode: { preferred: mode, fixed: true } }
  const svg = heroArt(inMode, { ...filmSize, ink: 'fixed' })
  const background = heroPalette(inMode, 'fixed').glint
  const key = hashOf([svg, brand.art, codeHash].join('\n'))
  const [film, still] = await Promise.all([
    kept(`${key}.mp4`, async () => {
      const light = { width: 2, height: 2, channels: 3, background } as const
      return encode({
        art: brand.art,
        drawing: await rgb(
          sharp(Buffer.from(svg))
            .resize(filmSize.width, filmSize.height)
            .extend({ ...sides, extendWith: 'mirror' }),
        ),
        light: await rgb(sharp({ create: light })),
        mostBytes: mostFilmBytes,
      })
    }),
    kept(`${key}.webp`, () => renderPoster(svg)),
  ])
  return { film: { mode, src: urlOf(film), poster: urlOf(still), ...poster }, files: [film, still] }
}

const rgb = async (picture: Sharp) => new Uint8Array(await picture.removeAlpha().raw().toBuffer())

async function renderPoster(svg: string): Promise<Uint8Array> {
  const drawing = await sharp(Buffer.from(svg), { density: 144 })
    .resize(poster.width, poster.height)
    .png({ compressionLevel: 1 })
    .toBuffer()
  let picture: Uint8Array = new Uint8Array()
  for (const quality of posterQualities) {
    picture = await sharp(drawing).webp({ quality }).toBuffer()
    if (picture.length <= mostPosterBytes) break
  }
  return picture
}

/** Encodes in a thread of its own, because the encoder installs handlers that end the process on any rejection. */
const encode = (workerData: EncoderInput): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./encode.worker.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The film encoder ended with code ${code}.`)))
  })

/** A file of the cache, made by the given function when it is missing. */
async function kept(name: string, make: () => Promise<Uint8Array>): Promise<BrandFile> {
  const path = join(folder, name)
  if (!existsSync(path)) {
    const content = await make()
    mkdirSync(folder, { recursive: true })
    // Another build may be reading.
    writeFileSync(`${path}.${pid}`, content)
    renameSync(`${path}.${pid}`, path)
  }
  return { path: `assets/film.${name}`, content: { sameAs: path } }
}

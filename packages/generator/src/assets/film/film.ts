import type { Brand } from '@bouquet/theme'
import { heroArt, heroPalette } from '@bouquet/theme/art'
import sharp, { type Sharp } from 'sharp'
import type { Film } from '../../page.ts'
import { type BrandFile, urlOf } from '../BrandFile.ts'
import { cachedRender } from '../cachedRender.ts'
import { inEachMode } from '../inEachMode.ts'
import { encode } from './encode.ts'
import { filmSize, margin } from './planes.ts'

const mostFilmBytes = 300_000
const mostPosterBytes = 40_000
const poster = { width: 1280, height: 738 }
const posterQualities = [72, 56, 40, 24, 12]

const sides = { top: margin, bottom: margin, left: margin, right: margin }

export interface PlannedFilm {
  readonly film: Film
  readonly files: readonly BrandFile[]
  /** Settles when the files are there. */
  readonly drawn: Promise<unknown>
}

/** The films of a brand's hero art, one for each mode that its pages can have, the preferred one first. */
export function renderFilms(brand: Brand): readonly PlannedFilm[] {
  return inEachMode(brand).map(renderFilm)
}

function renderFilm(inMode: Brand): PlannedFilm {
  const svg = heroArt(inMode, { ...filmSize, ink: 'fixed' })
  const background = heroPalette(inMode, 'fixed').glint
  const inputs = [svg, inMode.art].join('\n')
  const film = cachedRender({
    path: (hash) => `assets/film.${hash}.mp4`,
    inputs,
    draw: () => drawFilm(svg, inMode.art, background),
  })
  const still = cachedRender({
    path: (hash) => `assets/film.${hash}.webp`,
    inputs,
    draw: () => renderPoster(svg),
  })
  return {
    film: {
      mode: inMode.mode.preferred,
      src: urlOf(film.file),
      poster: urlOf(still.file),
      ...poster,
    },
    files: [film.file, still.file],
    drawn: Promise.all([film.drawn, still.drawn]),
  }
}

async function drawFilm(svg: string, art: Brand['art'], background: string): Promise<Uint8Array> {
  const light = { width: 2, height: 2, channels: 3, background } as const
  return encode({
    art,
    drawing: await rgb(
      sharp(Buffer.from(svg))
        .resize(filmSize.width, filmSize.height)
        .extend({ ...sides, extendWith: 'mirror' }),
    ),
    light: await rgb(sharp({ create: light })),
    mostBytes: mostFilmBytes,
  })
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

import { readFileSync } from 'node:fs'
import type { Brand } from '@bouquet/theme'
import { loadBrands } from '@bouquet/theme/load'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { BrandFile } from '../src/assets/BrandFile.ts'
import { buildBrandAssets } from '../src/assets/buildBrandAssets.ts'
import { renderFilms } from '../src/assets/film/film.ts'
import { drawFrame } from '../src/assets/film/frames.ts'
import { filmSize, margin, planesOf } from '../src/assets/film/planes.ts'
import { paths } from '../src/paths.ts'

const { brands } = await loadBrands(paths.themes)
const arts: ReadonlySet<Brand['art']> = new Set([...brands.map(({ art }) => art), 'waves'])

/** Stripes, on which every motion shows. */
const drawing = () => {
  const width = filmSize.width + 2 * margin
  const height = filmSize.height + 2 * margin
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => 128 + 120 * Math.sin(at / 9) * Math.cos(at / width / 20),
  )
  return planesOf({ width, height, data })
}

const meanChange = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

const contentOf = ({ content }: BrandFile): Uint8Array =>
  typeof content === 'string' || content instanceof Uint8Array
    ? Buffer.from(content)
    : readFileSync(content.sameAs)

describe.each([...arts])('film of %s', (art) => {
  const planes = drawing()
  const frame = (at: number) => drawFrame(art, planes, [220, 120, 130], (at / 60) * Math.PI * 2)

  test('LAN-7 the film goes on from its last frame to its first like from any frame to the next', () => {
    expect(meanChange(frame(0), frame(60))).toBeLessThan(0.01)
    const step = Math.max(meanChange(frame(0), frame(1)), meanChange(frame(30), frame(31)))
    expect(step).toBeGreaterThan(0)
    expect(meanChange(frame(59), frame(60))).toBeLessThanOrEqual(step * 1.5)
  })
})

test('LAN-4 films and posters of every brand keep to their budgets, and the poster is the film’s picture', async () => {
  for (const brand of brands) {
    const films = renderFilms(brand)
    await Promise.all(films.map(({ drawn }) => drawn))
    expect(films.map(({ film }) => film.mode)).toContain(brand.mode.preferred)
    for (const { film, files } of films) {
      const [clip, poster] = files.map(contentOf)
      expect(files.map(({ path }) => `/${path}`)).toEqual([film.src, film.poster])
      expect(Buffer.from(clip ?? []).toString('latin1', 4, 8)).toBe('ftyp')
      expect(clip?.length).toBeLessThanOrEqual(300_000)
      expect(poster?.length).toBeLessThanOrEqual(40_000)
      const { width = 0, height = 1 } = await sharp(poster).metadata()
      expect([width, height]).toEqual([film.width, film.height])
      expect(width / height).toBeCloseTo(filmSize.width / filmSize.height, 2)
    }
  }
})

test('LAN-1 only a brand with the lander video has a film', async () => {
  const [brand] = brands
  if (!brand) throw new Error('There is no brand.')
  const film = (path: string) => path.startsWith('assets/film')
  const withFilm = await buildBrandAssets({ ...brand, landers: { video: {} } })
  expect(withFilm.films.length).toBeGreaterThan(0)
  expect(withFilm.files.filter(({ path }) => film(path))).toHaveLength(withFilm.films.length * 2)
  const without = await buildBrandAssets({ ...brand, landers: { gallery: {} } })
  expect(without.films).toEqual([])
  expect(without.files.some(({ path }) => film(path))).toBe(false)
})

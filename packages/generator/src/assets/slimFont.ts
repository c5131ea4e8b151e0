import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pid } from 'node:process'
import { expandUnicodeRange, type FontFile } from '@bouquet/theme/fonts'
import { hashOf } from '../hashFiles.ts'
import { paths } from '../paths.ts'

/** What the pages' text uses: kerning, ligatures, accents that are put together, figures of one width. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum']

/** Copyright, licence and the address of the licence, in the font's table of names. */
const licence = [0, 13, 14]

/**
 * A font file with the letters, features and axes that pages use. It is kept between runs; the same input gives
 * the same file.
 */
export async function slimFont({ path, axes, unicodeRange }: FontFile): Promise<Uint8Array> {
  const original = readFileSync(path)
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: licence,
    noHinting: true,
  } as const
  const key = hashOf(JSON.stringify([hashOf(original), axes, unicodeRange, options]))
  const cached = join(paths.cache, 'fonts', `${key}.woff2`)
  if (existsSync(cached)) return readFileSync(cached)
  // Compilers of fonts take a while to load, and the fonts of most new brands are in the cache.
  const { default: subsetFont } = await import('subset-font')
  const { wght, ...others } = axes
  const variants = typeof wght === 'object' ? [axes, others] : [axes]
  const fonts = await Promise.all(
    variants.map((variationAxes) =>
      subsetFont(original, expandUnicodeRange(unicodeRange).join(''), {
        ...options,
        variationAxes,
      }),
    ),
  )
  // A range of weights can take more bytes than all of them, where the outlines have to be computed anew.
  const [slim = original] = fonts.toSorted((one, other) => one.length - other.length)
  mkdirSync(join(paths.cache, 'fonts'), { recursive: true })
  // Another build may be reading.
  writeFileSync(`${cached}.${pid}`, slim)
  renameSync(`${cached}.${pid}`, cached)
  return slim
}

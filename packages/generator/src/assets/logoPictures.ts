import type { Brand } from '@bouquet/theme'
import { logoPicture } from '@bouquet/theme/art'
import { hashOf } from '../hashFiles.ts'
import type { ShownLogo } from '../page.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { inEachMode } from './inEachMode.ts'

interface LogoPictures {
  readonly logo: ShownLogo | undefined
  readonly files: readonly BrandFile[]
}

/** Height in CSS pixels at the usual size of text. */
const height = 36

/** The logo of a brand that has one in SVG files, a file for each mode that its pages can have. */
export function logoPictures(brand: Brand): LogoPictures {
  const drawn = inEachMode(brand).flatMap((inMode) => {
    const picture = logoPicture(inMode)
    if (picture === null) return []
    const file = { path: `assets/logo.${hashOf(picture.svg)}.svg`, content: picture.svg }
    return [{ file, picture, mode: inMode.mode.preferred }]
  })
  const [first] = drawn
  if (first === undefined) return { logo: undefined, files: [] }
  const { ratio, saysName } = first.picture
  return {
    logo: {
      pictures: drawn.map(({ mode, file }) => ({ mode, src: urlOf(file) })),
      width: Math.round(height * ratio),
      height,
      saysName,
    },
    files: [...new Map(drawn.map(({ file }) => [file.path, file])).values()],
  }
}

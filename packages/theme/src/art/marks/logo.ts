import type { Brand } from '../../brand/brand.schema.ts'
import type { Inks } from './marks.ts'

type Logo = NonNullable<Brand['logo']>

const side = 64
const round = (value: number) => Math.round(value * 1000) / 1000

/** The brand's own logo, scaled to fit the centre of the symbol's square. */
export const logoMark = ({ width, height, path }: Logo, { first }: Inks): string => {
  const scale = side / Math.max(width, height)
  const [x, y] = [width, height].map((length) => round((side - length * scale) / 2))
  return `<path transform="translate(${x} ${y}) scale(${round(scale)})" d="${path}" fill="${first}"/>`
}

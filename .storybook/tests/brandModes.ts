import { brands } from '../brands.ts'
import { type Mode, modes } from '../modes.ts'

/** A brand in a mode. */
export interface BrandMode {
  readonly brand: string
  readonly mode: Mode
}

const plain = 'wireframe'
const styledBrands = [...brands.keys()].filter((id) => id !== plain)

const inAllModes = (brand: string): readonly BrandMode[] => modes.map((mode) => ({ brand, mode }))

/** All brands in all modes. */
export const allBrandModes: readonly BrandMode[] = [...brands.keys()].flatMap(inAllModes)

/** Brand of a story; stories rotate through the brands. */
export const brandOfTurn = (turn: number): string =>
  styledBrands[turn % styledBrands.length] ?? plain

/** One brand in all modes; stories rotate through the brands. */
export const brandModesOfTurn = (turn: number): readonly BrandMode[] =>
  inAllModes(brandOfTurn(turn))

/** The wireframe brand and one other brand in all modes. */
export const brandModesOfStory = (turn: number): readonly BrandMode[] => [
  ...inAllModes(plain),
  ...brandModesOfTurn(turn),
]

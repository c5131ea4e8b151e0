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
export function brandOfTurn(turn: number): string {
  return styledBrands[turn % styledBrands.length] ?? plain
}

/** One brand in all modes; stories rotate through the brands. */
export function brandModesOfTurn(turn: number): readonly BrandMode[] {
  return inAllModes(brandOfTurn(turn))
}

/**
 * The wireframe brand and one other brand in all modes. A test that begins as another story looks shares them with it:
 * the story is rendered in wireframe, the test in the other brand, in one mode by turns, since what it leaves open is
 * mostly a look that another story has. A sheet of states, whose states have stories of their own in wireframe, is
 * rendered in the other brand. Forced colours are next to each other.
 */
export function brandModesOfStory(
  turn: number,
  role: 'alone' | 'tested' | 'test' | 'sheet' = 'alone',
): readonly BrandMode[] {
  const styled = brandModesOfTurn(turn).toReversed()
  switch (role) {
    case 'alone':
      return [...inAllModes(plain), ...styled]
    case 'tested':
      return inAllModes(plain)
    case 'sheet':
      return styled
    case 'test':
      return styled.filter(
        (_, index) => index === Math.floor(turn / styledBrands.length) % modes.length,
      )
  }
}

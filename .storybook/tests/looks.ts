import { brands } from '../brands.ts'
import { type Mode, modes } from '../modes.ts'

/** A brand in a mode. */
export interface Look {
  readonly brand: string
  readonly mode: Mode
}

const plain = 'wireframe'
const houses = [...brands.keys()].filter((id) => id !== plain)

const inAllModes = (brand: string): readonly Look[] => modes.map((mode) => ({ brand, mode }))

/** Every brand in every mode. */
export const everyLook: readonly Look[] = [...brands.keys()].flatMap(inAllModes)

/** Houses take turns. */
export const houseOf = (turn: number): string => houses[turn % houses.length] ?? plain

/** One house in every mode; houses take turns, so that each has its share of stories. */
export const looksOfHouse = (turn: number): readonly Look[] => inAllModes(houseOf(turn))

/** The plain brand and one house in every mode. */
export const looksOfStory = (turn: number): readonly Look[] => [
  ...inAllModes(plain),
  ...looksOfHouse(turn),
]

import type { ColorMove } from '@bouquet/theme/css'

const uses: Readonly<Record<ColorMove['use'], string>> = {
  fill: 'buttons',
  edge: 'edge of buttons',
  text: 'text and icons',
}

const why = ({ reason, measured, least }: ColorMove): string => {
  if (reason === 'white') return 'black does not stand out there'
  const below = reason === 'label' ? 'its label' : 'what lies below'
  return `the seed has ${measured}:1 to ${below}, and ${least}:1 is needed`
}

const wordOf = ({ seed, mode, use }: ColorMove) => `${mode}, ${seed}, ${uses[use]}`

/** One line for each colour that is not the seed: the seed and what is shown side by side, and why. */
export function describeColorMoves(moves: readonly ColorMove[]): readonly string[] {
  const widest = Math.max(0, ...moves.map((move) => wordOf(move).length))
  return moves.map(
    (move) => `  ${wordOf(move).padEnd(widest)}  ${move.from} → ${move.to}  ${why(move)}`,
  )
}

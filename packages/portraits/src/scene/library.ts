import { mix } from '../draw/color.ts'
import { fill } from '../draw/ink.ts'
import { boxes } from '../draw/path.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

type Box = readonly [number, number, number, number]

const boards: readonly Box[] = [210, 400, 590, 780, 970].map((y) => [-60, y, 920, 20])

/** Spines of books, every `of`th one from `first`. */
const books = (first: number, of: number): readonly Box[] =>
  boards.flatMap(([, y], row) =>
    Array.from({ length: 17 }, (_, i) => i)
      .filter((i) => (i * 3 + row * 2) % of === first)
      .map((i): Box => {
        const height = 104 + ((i * 29 + row * 41) % 48)
        return [i * 50 - 20, y - height, 42 - ((i * 7 + row) % 3) * 5, height]
      }),
  )

/** Shelves full of books. */
export const library: PlaceDrawing = {
  moods: [
    ['#6b4b3c', '#b5654a', '#d7b079', '#3f2c27', '#ffe6bd'],
    ['#43525c', '#7c8f8d', '#c9ae84', '#27333b', '#ffeccb'],
    ['#5b4353', '#a25d62', '#cfa483', '#35263a', '#ffe3cc'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], s.mood[3]) +
    s.defs.soft(
      6,
      [s.mood[1], s.mood[2], mix(s.mood[1], s.mood[3], 0.5), mix(s.mood[0], '#88a0a0', 0.5)]
        .map((color, i) => fill(boxes(books(i, 4)), color, 0.85))
        .join(''),
      fill(boxes(boards), s.mood[3]),
    ) +
    glow(s, lit(s, 40), 160, 620, 0.5),
}

import { mix } from '../draw/colour.ts'
import { fill, group } from '../draw/ink.ts'
import type { Point } from '../draw/path.ts'
import { crown, discs, glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** Flowers scattered over the grass. */
const heads = (from: number): Point[] =>
  Array.from(
    { length: 24 },
    (_, i): Point => [(i * 137 + from * 71) % 790, 690 + ((i * 53 + from * 31) % 300)],
  )

/** A meadow with flowers. */
export const meadow: PlaceDrawing = {
  moods: [
    ['#cfe3ee', '#b9cf9b', '#8fb072', '#c9709a', '#fffbe2'],
    ['#fbe6c6', '#c8c487', '#9aa25c', '#e0804f', '#fff5cf'],
    ['#e2dcef', '#a9bfa6', '#7b9b86', '#8468b5', '#fff6ee'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], s.mood[4], s.mood[1]) +
    glow(s, lit(s, 170), 220, 380, 0.95) +
    s.defs.soft(
      9,
      fill(
        crown(80, 560, 120) + crown(250, 590, 90) + crown(600, 590, 100) + crown(760, 550, 130),
        mix(s.mood[2], s.mood[0], 0.4),
      ),
      fill('M-60 1060V640q300-50 520-10t400-20v450z', s.mood[1]),
      fill('M-60 1060V780q260-60 500-10t420-30v320z', s.mood[2]),
    ) +
    group(
      { filter: s.defs.blur(3) },
      discs(heads(1), 13, s.mood[3], 0.8),
      discs(heads(7), 9, s.mood[4], 0.85),
      discs(heads(12), 18, mix(s.mood[3], s.mood[4], 0.4), 0.6),
    ),
}

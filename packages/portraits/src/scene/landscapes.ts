import { mix } from '../draw/color.ts'
import { ellipse, fill, group } from '../draw/ink.ts'
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

/** A low sun over hills. */
export const sunset: PlaceDrawing = {
  moods: [
    ['#f7b679', '#ee8466', '#b3547a', '#5d3a6b', '#fff0b8'],
    ['#f5c6a5', '#e58f8f', '#9c6a9b', '#4a4478', '#fff1cc'],
    ['#fbd38d', '#e59a52', '#b05c46', '#653a44', '#fff6cf'],
  ],
  draw: (s) =>
    sky(s, s.mood[2], s.mood[1], s.mood[0], s.mood[4]) +
    ellipse(lit(s, 180), 440, 92, 92, s.mood[4], 0.95) +
    glow(s, lit(s, 180), 440, 360, 0.7) +
    s.defs.soft(
      5,
      fill('M-60 640q140-80 300-30t280-20t340-30v520H-60z', s.mood[2], 0.8),
      fill('M-60 790q200-90 440-20t480-40v330H-60z', s.mood[3]),
    ),
}

const firs = [-20, 50, 110, 650, 720, 790]
  .map((x, i) => `M${x - 46} 1010l46-${230 + (i % 3) * 60}l46 ${230 + (i % 3) * 60}z`)
  .join('')

/** Mountain ridges, paler with distance. */
export const mountain: PlaceDrawing = {
  moods: [
    ['#e3ecf2', '#a9c0d2', '#7798b3', '#466a83', '#fff6dc'],
    ['#fbe3c8', '#e0a78f', '#a87283', '#5f4a6b', '#fff3cf'],
    ['#dbe7df', '#9cbcae', '#618d82', '#35635d', '#fffbe4'],
  ],
  draw: (s) =>
    sky(s, mix(s.mood[0], s.mood[1], 0.5), s.mood[4]) +
    glow(s, lit(s, 200), 230, 340, 0.95) +
    s.defs.soft(
      3,
      fill(
        'M-60 500l110-120l60 30l130-130l90 60l70-40l120 130l80-60l110 90l150-80v640H-60z',
        mix(s.mood[1], s.mood[0], 0.35),
      ),
      fill('M240 280l-60 60l38-10l24 26l30-22l30 20l28-14z', '#ffffff', 0.7),
      fill(
        'M-60 600l90-60l100 40l120-90l110 80l70-30l130 90l100-80l120 60l80-70v620H-60z',
        s.mood[1],
      ),
      fill('M-60 700q140-110 280-40t260-20t220-10t160-40v520H-60z', s.mood[2]),
      fill('M-60 830q180-90 400-20t520-50v400H-60z', mix(s.mood[2], s.mood[3], 0.6)),
      fill(firs, s.mood[3]),
    ),
}

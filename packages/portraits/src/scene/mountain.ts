import { mix } from '../draw/colour.ts'
import { fill } from '../draw/ink.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

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

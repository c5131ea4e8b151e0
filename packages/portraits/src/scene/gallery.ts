import { mix } from '../draw/colour.ts'
import { ellipse, fill, group, rect } from '../draw/ink.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** A pale room with a large painting. */
export const gallery: PlaceDrawing = {
  moods: [
    ['#ece4da', '#d9764f', '#2f5a68', '#e3b45c', '#fffaf0'],
    ['#e3e6e2', '#3f6b5c', '#d99a8c', '#26394a', '#fffdf2'],
    ['#e9dfe2', '#7a4a6c', '#e0a15c', '#37406b', '#fff8f0'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], mix(s.mood[0], '#6d5f63', 0.16)) +
    group(
      { transform: s.scene.light < 0 ? undefined : 'matrix(-1 0 0 1 800 0)' },
      rect(330, 66, 420, 560, '#3a2c2a', 0.28, { filter: s.defs.blur(9) }),
      rect(320, 50, 420, 560, mix(s.mood[0], '#ffffff', 0.5)),
      rect(340, 70, 380, 520, mix(s.mood[3], s.mood[0], 0.35)),
      fill('M340 70H600Q500 300 340 330z', s.mood[1]),
      fill('M720 240V590H430Q460 330 720 240z', s.mood[2]),
      ellipse(610, 190, 74, 74, s.mood[3]),
      fill('M340 420q120 20 150 170H340z', mix(s.mood[1], s.mood[2], 0.5)),
    ) +
    rect(0, 850, 800, 150, mix(s.mood[0], '#7d5f4c', 0.36)) +
    rect(0, 838, 800, 13, mix(s.mood[0], '#ffffff', 0.5)) +
    glow(s, lit(s, 60), 120, 520, 0.6),
}

import { mix } from '../draw/color.ts'
import { fill } from '../draw/ink.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** A niche in a plastered wall. */
export const arch: PlaceDrawing = {
  moods: [
    ['#f0dcc6', '#d88f6d', '#b8654a', '#7d4337', '#fff4e2'],
    ['#dfe3da', '#8fb0ae', '#5f8a8d', '#315a60', '#fffbe8'],
    ['#f1dfd0', '#c7a24f', '#a37c33', '#6d5224', '#fff6dd'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.25)) +
    fill('M70 1009V450A330 340 0 0 1 730 450V1009z', s.mood[1], 0.4) +
    fill(
      'M120 1009V460A280 290 0 0 1 680 460V1009z',
      s.defs.linear(
        [
          [0, s.mood[1]],
          [1, s.mood[2]],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    fill(
      s.scene.light < 0
        ? 'M120 1009V460A280 290 0 0 1 210 246V1009z'
        : 'M680 1009V460A280 290 0 0 0 590 246V1009z',
      s.mood[3],
      0.28,
    ) +
    glow(s, lit(s, 60), 120, 420, 0.7),
}

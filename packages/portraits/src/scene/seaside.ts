import { mix } from '../draw/color.ts'
import { fill, group, rect, stroke } from '../draw/ink.ts'
import { cloud } from '../draw/path.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** Sky, sea and a strip of sand. */
export const seaside: PlaceDrawing = {
  moods: [
    ['#bfe0e8', '#6fb3c4', '#3f8fa8', '#e6cfa6', '#fffbe6'],
    ['#f8d8b8', '#e89f8a', '#8a7fa8', '#dcb48e', '#fff0c8'],
    ['#dfe5e6', '#9fb7bf', '#6c8f9d', '#d5c7ac', '#ffffff'],
  ],
  draw: (s) =>
    sky(s, s.mood[1], s.mood[0], mix(s.mood[0], s.mood[4], 0.6)) +
    glow(s, lit(s, 190), 330, 330, 0.95) +
    group(
      { filter: s.defs.blur(9) },
      fill(
        cloud([
          [40, 190],
          [120, 150],
          [220, 160],
          [280, 200],
          [160, 215],
        ]) +
          cloud([
            [560, 110],
            [640, 76],
            [740, 90],
            [790, 128],
            [660, 140],
          ]),
        s.mood[4],
        0.65,
      ),
    ) +
    s.defs.soft(
      3,
      rect(
        -60,
        545,
        920,
        240,
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
      ),
      fill('M-60 545q90-46 190-34t150 34z', mix(s.mood[1], s.mood[2], 0.6), 0.8),
      stroke(
        'M-20 585q200 8 430-2M520 600q150 8 340 0M30 640q190 8 360 0M480 660q180 8 380-4M-60 700q220 10 400-2',
        s.mood[4],
        5,
        0.4,
      ),
      fill('M-60 768q260-36 520 12t400-28v300H-60z', s.mood[3]),
      stroke('M-60 766q260-36 520 12t400-28', s.mood[4], 13, 0.75),
    ),
}

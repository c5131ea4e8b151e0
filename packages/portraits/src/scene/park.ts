import { mix } from '../draw/color.ts'
import { fill, group, rect } from '../draw/ink.ts'
import { crown, discs, glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** Trees, grass and spots of light; green, golden or blue. */
export const park: PlaceDrawing = {
  moods: [
    ['#dcebd9', '#a9c596', '#7aa06f', '#55804f', '#fff8d2'],
    ['#f6e3c2', '#e0a45c', '#c27439', '#8a5530', '#fff2cf'],
    ['#d7e7ee', '#9fc0a8', '#6d9b87', '#43756a', '#fffbe0'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.6)) +
    glow(s, lit(s, 180), 200, 420, 0.9) +
    s.defs.soft(
      9,
      fill(crown(150, 440, 170) + crown(420, 400, 150) + crown(700, 440, 180), s.mood[1]),
      rect(-60, 640, 920, 430, mix(s.mood[1], s.mood[4], 0.34)),
      fill('M-60 1060V760q220-70 460-30t460-20v350z', mix(s.mood[1], s.mood[2], 0.5)),
      fill('M4 380h36l10 420h-60zM764 360h40l14 440h-70z', s.mood[3]),
      fill(crown(10, 300, 200) + crown(800, 250, 190), s.mood[2]),
      fill(crown(-30, 160, 170) + crown(840, 120, 150), s.mood[3]),
      fill(crown(30, 900, 140) + crown(780, 900, 150), s.mood[3], 0.8),
    ) +
    group(
      { filter: s.defs.blur(3) },
      discs(
        [
          [120, 250],
          [640, 170],
          [710, 470],
        ],
        26,
        s.mood[4],
        0.4,
      ),
      discs(
        [
          [220, 120],
          [560, 90],
          [90, 560],
          [300, 260],
          [620, 620],
        ],
        15,
        s.mood[4],
        0.42,
      ),
    ),
}

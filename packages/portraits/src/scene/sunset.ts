import { ellipse, fill } from '../draw/ink.ts'
import { glow, lit, type PlaceDrawing, sky } from './stage.ts'

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

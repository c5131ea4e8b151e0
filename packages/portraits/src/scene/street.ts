import { mix } from '../draw/color.ts'
import { fill, group } from '../draw/ink.ts'
import { boxes } from '../draw/path.ts'
import { discs, glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** Houses and lamps on a blue, green or violet evening. */
export const street: PlaceDrawing = {
  moods: [
    ['#2c2a4a', '#433a63', '#5c4470', '#1d1c36', '#ffc26b'],
    ['#1f3547', '#2f5162', '#43697a', '#14242f', '#ffd08a'],
    ['#4a2b45', '#6b3d56', '#8d5061', '#2d1a2f', '#ffb27a'],
  ],
  draw: (s) => {
    const red = mix(s.mood[4], '#ff6f6f', 0.55)
    return (
      sky(s, s.mood[0], s.mood[2]) +
      s.defs.soft(
        9,
        fill(
          boxes([
            [190, 330, 120, 720],
            [490, 280, 120, 770],
          ]),
          s.mood[1],
        ),
        fill(
          boxes([
            [-60, 160, 250, 900],
            [600, 90, 260, 970],
          ]),
          s.mood[3],
        ),
        fill(
          boxes([
            [30, 240, 44, 62],
            [110, 240, 44, 62],
            [30, 360, 44, 62],
            [110, 470, 44, 62],
            [650, 190, 44, 62],
            [720, 190, 44, 62],
            [650, 310, 44, 62],
            [720, 420, 44, 62],
            [650, 530, 44, 62],
          ]),
          s.mood[4],
          0.5,
        ),
      ) +
      group(
        { filter: s.defs.blur(3) },
        discs(
          [
            [90, 300],
            [640, 240],
            [40, 780],
            [770, 760],
          ],
          44,
          s.mood[4],
          0.32,
        ),
        discs(
          [
            [720, 400],
            [150, 640],
            [580, 350],
          ],
          30,
          red,
          0.34,
        ),
        discs(
          [
            [180, 210],
            [60, 520],
            [690, 600],
            [250, 380],
            [760, 160],
          ],
          24,
          s.mood[4],
          0.36,
        ),
        discs(
          [
            [520, 150],
            [330, 130],
            [560, 520],
            [230, 560],
          ],
          15,
          s.mood[4],
          0.5,
        ),
      ) +
      glow(s, lit(s, 60), 380, 420, 0.4)
    )
  },
}

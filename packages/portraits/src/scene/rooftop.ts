import { mix } from '../draw/color.ts'
import { fill, group } from '../draw/ink.ts'
import { boxes } from '../draw/path.ts'
import { discs, glow, lit, type PlaceDrawing, sky } from './stage.ts'

/** A skyline seen from a roof, with a string of bulbs. */
export const rooftop: PlaceDrawing = {
  moods: [
    ['#f3cfae', '#c98f86', '#7d6284', '#44375c', '#ffeebd'],
    ['#c9dbe6', '#8fa9bf', '#5f7c9a', '#3a536f', '#fff6d8'],
    ['#efc3b4', '#a8778f', '#5f4a76', '#322b52', '#ffe3b0'],
  ],
  draw: (s) =>
    sky(s, mix(s.mood[1], s.mood[2], 0.4), s.mood[0], s.mood[4]) +
    glow(s, lit(s, 160), 420, 380, 0.9) +
    s.defs.soft(
      6,
      fill(
        'M-60 1060V520H40V440H120V540H200V400L230 340L260 400V560H360V480H440V580H540V430H640V540H720V470H860V1060z',
        s.mood[1],
      ),
      fill(
        'M-60 1060V640H70V580H170V690H300V620H380V720H520V610H610V680H700V570H790V650H860V1060z',
        s.mood[2],
      ),
      fill(
        boxes([
          [90, 610, 20, 26],
          [130, 610, 20, 26],
          [90, 660, 20, 26],
          [540, 640, 20, 26],
          [580, 690, 20, 26],
          [730, 600, 20, 26],
          [730, 660, 20, 26],
          [220, 720, 20, 26],
        ]),
        s.mood[4],
        0.7,
      ),
      fill('M-60 1060V830H860V1060z', s.mood[3]),
    ) +
    group(
      { filter: s.defs.blur(3) },
      discs(
        [
          [40, 140],
          [130, 176],
          [230, 196],
          [330, 200],
          [430, 196],
          [530, 186],
          [630, 164],
          [730, 128],
        ],
        11,
        s.mood[4],
        0.9,
      ),
    ),
}

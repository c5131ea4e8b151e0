import { mix } from '../draw/color.ts'
import { fill, rect, stroke } from '../draw/ink.ts'
import { boxes } from '../draw/path.ts'
import { glow, type PlaceDrawing, sky } from './stage.ts'

type Jar = readonly [x: number, width: number, height: number]

const shelves: readonly Jar[][] = [
  [
    [20, 70, 90],
    [240, 40, 74],
    [590, 70, 66],
  ],
  [
    [100, 46, 60],
    [670, 46, 118],
    [330, 60, 90],
  ],
  [
    [160, 60, 110],
    [520, 52, 100],
    [730, 60, 84],
    [420, 50, 70],
  ],
]

const stand = (jars: readonly Jar[]): string =>
  boxes(jars.flatMap(([x, w, h]) => [330, 530].map((y) => [x, y - h, w, h] as const)))

/** Shelves, jars and hanging lamps. */
export const cafe: PlaceDrawing = {
  moods: [
    ['#8f6a50', '#6e4d3b', '#4d352c', '#c99a63', '#ffe0a3'],
    ['#5f7268', '#465a52', '#2f423d', '#c8a977', '#ffe7b5'],
    ['#9a6f63', '#75504a', '#503635', '#dcae8a', '#ffe2bd'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], s.mood[2]) +
    s.defs.soft(
      6,
      fill(stand(shelves[0] ?? []), mix(s.mood[3], s.mood[0], 0.2)),
      fill(stand(shelves[1] ?? []), mix(s.mood[4], s.mood[0], 0.5)),
      fill(stand(shelves[2] ?? []), s.mood[2]),
      fill(
        boxes([
          [-60, 330, 920, 16],
          [-60, 530, 920, 16],
        ]),
        s.mood[3],
        0.8,
      ),
      rect(-60, 740, 920, 320, s.mood[1]),
    ) +
    [140, 660]
      .map(
        (x) =>
          stroke(`M${x}-9V120`, s.mood[2], 5) +
          fill(`M${x - 62} 176q12-62 62-66q50 4 62 66z`, s.mood[3]) +
          fill(`M${x - 40} 176a40 15 0 0 0 80 0z`, s.mood[4]) +
          glow(s, x, 190, 210, 0.6),
      )
      .join(''),
}

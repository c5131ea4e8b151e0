import { mix } from '../draw/colour.ts'
import { type Defs, ellipse, fill, group, rect, stroke } from '../draw/ink.ts'
import { cloud, line, type Point, shape } from '../draw/path.ts'
import type { Scene } from '../person.ts'

type Mood = readonly [wall: string, far: string, middle: string, near: string, light: string]
type Stage = { defs: Defs; mood: Mood; scene: Scene }
type PlaceDrawing = { moods: readonly [Mood, Mood, Mood]; draw(stage: Stage): string }

const backdrop = ({ defs }: Stage, top: string, low: string): string =>
  rect(
    0,
    0,
    800,
    1000,
    defs.linear(
      [
        [0, top],
        [1, low],
      ],
      0,
      0,
      0,
      1,
    ),
  )

const glow = ({ defs, mood }: Stage, x: number, y: number, r: number, opacity = 0.8): string =>
  ellipse(
    x,
    y,
    r,
    r,
    defs.radial([
      [0, mood[4], opacity],
      [1, mood[4], 0],
    ]),
  )

/** The lit side of the picture, as an x. */
const lit = ({ scene }: Stage, left: number): number => (scene.light < 0 ? left : 800 - left)

const studio: PlaceDrawing = {
  moods: [
    ['#e9c9b0', '#d99a7c', '#c6795c', '#a9563f', '#fff1dc'],
    ['#c9d3c4', '#93a892', '#6f8a78', '#4c6657', '#fdf6e0'],
    ['#d8c6d6', '#a987a6', '#7f5f84', '#573f63', '#fdeef0'],
  ],
  draw: (s) =>
    backdrop(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.7)) +
    ellipse(lit(s, 470), 430, 330, 360, s.mood[1], 0.75) +
    ellipse(lit(s, 520), 520, 250, 300, s.mood[2], 0.35) +
    glow(s, lit(s, 120), 180, 460, 0.75),
}

const arch: PlaceDrawing = {
  moods: [
    ['#f0dcc6', '#d88f6d', '#b8654a', '#7d4337', '#fff4e2'],
    ['#dfe3da', '#8fb0ae', '#5f8a8d', '#315a60', '#fffbe8'],
    ['#f1dfd0', '#c7a24f', '#a37c33', '#6d5224', '#fff6dd'],
  ],
  draw: (s) =>
    backdrop(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.25)) +
    fill(
      'M110 1000V460A290 300 0 0 1 690 460V1000Z',
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
    fill('M170 1000V470A230 240 0 0 1 630 470V1000Z', s.mood[4], 0.16) +
    glow(s, lit(s, 100), 140, 420, 0.7),
}

const window: PlaceDrawing = {
  moods: [
    ['#cfae93', '#b98f72', '#9c7258', '#6b4a3a', '#ffeccb'],
    ['#a9b7bd', '#8799a3', '#647985', '#3f525e', '#fff3dd'],
    ['#c7a6a0', '#ae8580', '#8b6463', '#5d4148', '#ffe7cf'],
  ],
  draw: (s) => {
    const x = s.scene.light < 0 ? 30 : 430
    const lean = s.scene.light < 0 ? 70 : -70
    const pane = (dx: number, dy: number) =>
      fill(
        shape(
          [[x + dx, 90 + dy]],
          [[x + dx + 150, 70 + dy]],
          [[x + dx + 150 + lean, 320 + dy]],
          [[x + dx + lean, 340 + dy]],
        ),
        s.mood[4],
        0.62,
      )
    return (
      backdrop(s, s.mood[0], s.mood[2]) +
      group({ filter: s.defs.blur(5) }, pane(0, 0), pane(172, -22), pane(76, 276), pane(248, 254)) +
      rect(0, 800, 800, 200, s.mood[2]) +
      rect(0, 796, 800, 8, s.mood[3], 0.4) +
      glow(s, lit(s, 60), 120, 520, 0.5)
    )
  },
}

const leaf = (x: number, y: number, length: number, angle: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    fill(
      shape(
        [
          [0, 0],
          [length * 0.3, -length * 0.2],
          [length * 0.7, -length * 0.17],
          [length, 0],
        ],
        [
          [length * 0.7, length * 0.17],
          [length * 0.3, length * 0.2],
          [0, 0],
        ],
      ),
      colour,
    ),
    stroke(line([0, 0], [length * 0.9, 0]), '#ffffff', 2, 0.16),
  )

const plants: PlaceDrawing = {
  moods: [
    ['#dfe2cf', '#8fa57c', '#5f7f5c', '#36563f', '#fffbe3'],
    ['#efd9c3', '#9aa36b', '#6b7d4c', '#3f5637', '#fff3dc'],
    ['#c3d4d0', '#6f9a8c', '#44776c', '#22514c', '#fdfbe6'],
  ],
  draw: (s) => {
    const fan = (x: number, y: number, colour: string, size: number, from: number) =>
      [0, 1, 2, 3, 4, 5].map((i) => leaf(x, y, size - (i % 3) * 30, from + i * 27, colour)).join('')
    return (
      backdrop(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.5)) +
      glow(s, lit(s, 160), 160, 480, 0.9) +
      group(
        { filter: s.defs.blur(6) },
        fan(60, 640, s.mood[1], 330, -120),
        fan(760, 560, s.mood[1], 340, -190),
      ) +
      group(
        { filter: s.defs.blur(3) },
        fan(20, 860, s.mood[2], 330, -115),
        fan(800, 840, s.mood[2], 340, -200),
      ) +
      fan(-20, 1010, s.mood[3], 270, -110) +
      fan(830, 1010, s.mood[3], 260, -190)
    )
  },
}

const crown = (x: number, y: number, r: number, colour: string): string =>
  fill(
    cloud(
      Array.from({ length: 9 }, (_, i): Point => {
        const a = (i / 9) * Math.PI * 2
        const k = r * (0.86 + ((i * 5) % 4) * 0.07)
        return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.9]
      }),
    ),
    colour,
  )

const park: PlaceDrawing = {
  moods: [
    ['#dcebd9', '#a9c596', '#7aa06f', '#55804f', '#fff8d2'],
    ['#f6e3c2', '#e0a45c', '#c27439', '#8a5530', '#fff2cf'],
    ['#d7e7ee', '#9fc0a8', '#6d9b87', '#43756a', '#fffbe0'],
  ],
  draw: (s) =>
    backdrop(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.6)) +
    glow(s, lit(s, 180), 200, 420, 0.9) +
    group(
      { filter: s.defs.blur(9) },
      crown(120, 430, 170, s.mood[1]),
      crown(420, 380, 150, s.mood[1]),
      crown(700, 420, 180, s.mood[1]),
      rect(0, 640, 800, 360, mix(s.mood[1], s.mood[4], 0.3)),
      crown(30, 330, 190, s.mood[2]),
      crown(790, 290, 180, s.mood[2]),
      rect(14, 420, 34, 400, s.mood[3]),
      rect(770, 400, 40, 420, s.mood[3]),
      crown(60, 860, 150, s.mood[2]),
      crown(760, 880, 170, s.mood[2]),
    ) +
    group(
      { filter: s.defs.blur(3) },
      [
        [120, 200, 26],
        [220, 120, 18],
        [640, 170, 30],
        [560, 90, 16],
        [710, 470, 20],
        [90, 560, 22],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, s.mood[4], 0.42))
        .join(''),
    ),
}

const seaside: PlaceDrawing = {
  moods: [
    ['#bfe0e8', '#6fb3c4', '#3f8fa8', '#e6cfa6', '#fffbe6'],
    ['#f8d8b8', '#e89f8a', '#8a7fa8', '#dcb48e', '#fff0c8'],
    ['#dfe5e6', '#9fb7bf', '#6c8f9d', '#d5c7ac', '#ffffff'],
  ],
  draw: (s) =>
    rect(
      0,
      0,
      800,
      560,
      s.defs.linear(
        [
          [0, s.mood[1]],
          [0.4, s.mood[0]],
          [1, mix(s.mood[0], s.mood[4], 0.6)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    glow(s, lit(s, 190), 330, 330, 0.95) +
    group(
      { filter: s.defs.blur(3) },
      rect(
        -10,
        540,
        820,
        230,
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
      [570, 604, 650, 700]
        .map(
          (y, i) =>
            stroke(
              line([-20 + i * 50, y], [200, y + 5], [420 - i * 20, y - 2]),
              s.mood[4],
              5,
              0.4,
            ) +
            stroke(line([480 + i * 30, y + 16], [640, y + 20], [840, y + 14]), s.mood[4], 4, 0.34),
        )
        .join(''),
      fill(
        shape(
          [
            [-60, 770],
            [200, 748],
            [460, 780],
            [860, 750],
          ],
          [[860, 1020]],
          [[-60, 1020]],
        ),
        s.mood[3],
      ),
      stroke(line([-60, 768], [200, 746], [460, 778], [860, 748]), s.mood[4], 12, 0.7),
    ) +
    group(
      { filter: s.defs.blur(9) },
      fill(
        cloud([
          [40, 190],
          [120, 150],
          [220, 160],
          [280, 200],
          [160, 215],
        ]),
        s.mood[4],
        0.7,
      ),
      fill(
        cloud([
          [560, 110],
          [640, 76],
          [740, 90],
          [790, 128],
          [660, 140],
        ]),
        s.mood[4],
        0.6,
      ),
    ),
}

const mountain: PlaceDrawing = {
  moods: [
    ['#e3ecf2', '#a9c0d2', '#7798b3', '#466a83', '#fff6dc'],
    ['#fbe3c8', '#e0a78f', '#a87283', '#5f4a6b', '#fff3cf'],
    ['#dbe7df', '#9cbcae', '#618d82', '#35635d', '#fffbe4'],
  ],
  draw: (s) =>
    backdrop(s, mix(s.mood[0], s.mood[1], 0.3), s.mood[4]) +
    glow(s, lit(s, 200), 250, 360, 0.95) +
    group(
      { filter: s.defs.blur(3) },
      fill(
        shape(
          [[-60, 470]],
          [[110, 330]],
          [[190, 400]],
          [[330, 250]],
          [[470, 410]],
          [[560, 350]],
          [[690, 470]],
          [[860, 380]],
          [[860, 1060]],
          [[-60, 1060]],
        ),
        s.mood[1],
      ),
      fill(
        shape([[330, 250]], [[380, 310]], [[345, 330]], [[320, 300]], [[290, 320]]),
        '#ffffff',
        0.75,
      ),
      fill(
        shape(
          [
            [-60, 600],
            [130, 500],
            [300, 590],
            [470, 520],
            [640, 600],
            [860, 500],
          ],
          [[860, 1060]],
          [[-60, 1060]],
        ),
        s.mood[2],
      ),
      fill(
        shape(
          [
            [-60, 760],
            [180, 670],
            [420, 740],
            [640, 660],
            [860, 730],
          ],
          [[860, 1060]],
          [[-60, 1060]],
        ),
        s.mood[3],
      ),
    ),
}

const street: PlaceDrawing = {
  moods: [
    ['#2c2a4a', '#433a63', '#5c4470', '#1d1c36', '#ffc26b'],
    ['#1f3547', '#2f5162', '#43697a', '#14242f', '#ffd08a'],
    ['#4a2b45', '#6b3d56', '#8d5061', '#2d1a2f', '#ffb27a'],
  ],
  draw: (s) => {
    const lights = [
      [90, 300, 44],
      [180, 210, 26],
      [60, 520, 34],
      [250, 380, 20],
      [640, 240, 40],
      [720, 400, 52],
      [580, 350, 22],
      [760, 160, 24],
      [150, 640, 28],
      [690, 600, 34],
      [520, 150, 16],
      [330, 130, 20],
      [770, 760, 40],
      [40, 780, 46],
    ]
    return (
      backdrop(s, s.mood[0], s.mood[2]) +
      group(
        { filter: s.defs.blur(9) },
        rect(-60, 160, 200, 840, s.mood[3]),
        rect(600, 90, 220, 910, s.mood[3]),
        rect(190, 330, 120, 670, s.mood[1]),
        rect(490, 280, 110, 720, s.mood[1]),
        ...[
          [30, 240],
          [110, 240],
          [30, 360],
          [110, 470],
          [650, 190],
          [720, 190],
          [650, 310],
          [720, 420],
          [650, 530],
        ].map(([x = 0, y = 0]) => rect(x, y, 44, 62, s.mood[4], 0.5)),
      ) +
      group(
        { filter: s.defs.blur(3) },
        lights
          .map(([x = 0, y = 0, r = 0], i) =>
            ellipse(x, y, r, r, i % 3 === 1 ? mix(s.mood[4], '#ff6f6f', 0.5) : s.mood[4], 0.34),
          )
          .join(''),
      ) +
      glow(s, lit(s, 60), 380, 420, 0.4)
    )
  },
}

const cafe: PlaceDrawing = {
  moods: [
    ['#8f6a50', '#6e4d3b', '#4d352c', '#c99a63', '#ffe0a3'],
    ['#5f7268', '#465a52', '#2f423d', '#c8a977', '#ffe7b5'],
    ['#9a6f63', '#75504a', '#503635', '#dcae8a', '#ffe2bd'],
  ],
  draw: (s) => {
    const jars = [
      [20, 70, 90],
      [100, 46, 60],
      [160, 60, 110],
      [240, 40, 74],
      [520, 52, 100],
      [590, 70, 66],
      [670, 46, 118],
      [730, 60, 84],
    ]
    const shelf = (y: number, k: number) =>
      rect(-60, y, 920, 16, s.mood[3], 0.8) +
      jars
        .map(([x = 0, w = 0, h = 0], i) =>
          rect(
            x,
            y - h * k,
            w,
            h * k,
            i % 3 === 0 ? s.mood[3] : i % 3 === 1 ? s.mood[4] : s.mood[2],
            i % 3 === 1 ? 0.5 : 0.75,
            { rx: 10 },
          ),
        )
        .join('')
    return (
      backdrop(s, s.mood[0], s.mood[2]) +
      group(
        { filter: s.defs.blur(6) },
        shelf(330, 1),
        shelf(520, 0.8),
        rect(-60, 720, 920, 300, s.mood[1]),
      ) +
      [150, 640]
        .map(
          (x) =>
            stroke(line([x, -10], [x, 120]), s.mood[2], 5) +
            fill(
              shape([
                [x - 62, 172],
                [x - 40, 124],
                [x, 112],
                [x + 40, 124],
                [x + 62, 172],
              ]),
              s.mood[3],
            ) +
            ellipse(x, 176, 40, 16, s.mood[4]) +
            glow(s, x, 190, 210, 0.6),
        )
        .join('')
    )
  },
}

const library: PlaceDrawing = {
  moods: [
    ['#6b4b3c', '#b5654a', '#d7b079', '#3f2c27', '#ffe6bd'],
    ['#43525c', '#7c8f8d', '#c9ae84', '#27333b', '#ffeccb'],
    ['#5b4353', '#a25d62', '#cfa483', '#35263a', '#ffe3cc'],
  ],
  draw: (s) => {
    const colours = [
      s.mood[1],
      s.mood[2],
      mix(s.mood[1], s.mood[3], 0.5),
      mix(s.mood[2], '#ffffff', 0.3),
      mix(s.mood[0], '#88a0a0', 0.5),
    ]
    const books = [60, 240, 420, 600, 780].map(
      (y, row) =>
        rect(-60, y + 150, 920, 22, s.mood[3]) +
        Array.from({ length: 15 }, (_, i) => {
          const h = 104 + ((i * 29 + row * 41) % 40)
          return rect(
            i * 54 - 8,
            y + 150 - h,
            46 - ((i * 7 + row) % 3) * 5,
            h,
            colours[(i * 3 + row * 2) % 5] ?? s.mood[1],
            0.85,
          )
        }).join(''),
    )
    return (
      backdrop(s, s.mood[0], s.mood[3]) +
      group({ filter: s.defs.blur(6) }, ...books) +
      glow(s, lit(s, 40), 160, 620, 0.55)
    )
  },
}

const sunset: PlaceDrawing = {
  moods: [
    ['#f7b679', '#ee8466', '#b3547a', '#5d3a6b', '#fff0b8'],
    ['#f5c6a5', '#e58f8f', '#9c6a9b', '#4a4478', '#fff1cc'],
    ['#fbd38d', '#e59a52', '#b05c46', '#653a44', '#fff6cf'],
  ],
  draw: (s) =>
    rect(
      0,
      0,
      800,
      1000,
      s.defs.linear(
        [
          [0, s.mood[2]],
          [0.35, s.mood[1]],
          [0.7, s.mood[0]],
          [1, s.mood[4]],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    ellipse(lit(s, 190), 420, 96, 96, s.mood[4], 0.95) +
    glow(s, lit(s, 190), 420, 360, 0.7) +
    group(
      { filter: s.defs.blur(5) },
      fill(
        shape(
          [
            [-60, 640],
            [180, 590],
            [400, 650],
            [620, 580],
            [860, 630],
          ],
          [[860, 1060]],
          [[-60, 1060]],
        ),
        s.mood[2],
        0.8,
      ),
      fill(
        shape(
          [
            [-60, 780],
            [220, 720],
            [500, 790],
            [860, 730],
          ],
          [[860, 1060]],
          [[-60, 1060]],
        ),
        s.mood[3],
      ),
    ),
}

export const places = {
  studio,
  arch,
  window,
  plants,
  park,
  seaside,
  mountain,
  street,
  cafe,
  library,
  sunset,
}

export type Place = keyof typeof places

export const drawPlace = (defs: Defs, scene: Scene): string => {
  const { moods, draw } = places[scene.place]
  return draw({ defs, scene, mood: moods[scene.palette % 3] ?? moods[0] })
}

export const lightOf = (scene: Scene): string =>
  (places[scene.place].moods[scene.palette % 3] ?? places.studio.moods[0])[4]

import { mix } from '../draw/colour.ts'
import { ellipse, fill, stroke } from '../draw/ink.ts'
import { blob, line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { buildOf } from './body.ts'
import { clothOf, clothPaint, garment } from './cloth.ts'
import { type Pattern, patternPaint } from './patterns.ts'

const crewLine = (neck: number, depth: number): Point[] => [
  [-neck - 38, -10],
  [-neck * 0.7, depth * 0.7],
  [0, depth],
  [neck * 0.7, depth * 0.7],
  [neck + 38, -10],
]
const vLine = (neck: number, depth: number): Point[] => [
  [-neck - 30, -14],
  [-neck * 0.62, depth * 0.42],
  [0, depth],
]

const rib = (points: Point[], colour: string, width: number) =>
  stroke(line(...points), clothOf(colour).dark, width, 0.55)

const tee = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const { cloth } = kit.scene
  const edge = crewLine(neck, 34)
  return (
    garment(kit, cloth, edge) +
    rib(edge, cloth, 9) +
    rib(
      edge.map(([x, y]): Point => [x * 1.06, y + 9]),
      cloth,
      2,
    )
  )
}

const scoop = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const edge: Point[] = [
    [-neck - 62, 2],
    [-neck * 1.0, 72],
    [0, 112],
    [neck * 1.0, 72],
    [neck + 62, 2],
  ]
  return garment(kit, kit.scene.cloth, edge, 4, 2) + rib(edge, kit.scene.cloth, 4)
}

const vee = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const left = vLine(neck, 128)
  const right = left.map(([x, y]): Point => [-x, y]).toReversed()
  return (
    garment(kit, kit.scene.cloth, [...left, ...right]) +
    rib(left, kit.scene.cloth, 6) +
    rib(right, kit.scene.cloth, 6)
  )
}

const turtleneck = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const c = clothOf(kit.scene.cloth)
  const lean = kit.pose.turn * 18
  const collar = blob(
    [-neck - 12 + lean, -74],
    [lean, -58],
    [neck + 12 + lean, -74],
    [neck + 20, -24],
    [neck + 30, 8],
    [0, 26],
    [-neck - 30, 8],
    [-neck - 20, -24],
  )
  const ribs = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((k) =>
    stroke(line([neck * k + lean, -60], [neck * k * 1.16, 12]), c.dark, 3, 0.36),
  )
  return (
    garment(kit, kit.scene.cloth, [
      [-neck, -20],
      [0, 10],
      [neck, -20],
    ]) +
    fill(collar, clothPaint(kit, c)) +
    ribs.join('') +
    stroke(line([-neck - 26, 6], [0, 24], [neck + 26, 6]), c.line, 4, 0.4)
  )
}

const collarFlap = (
  kit: Kit,
  colour: string,
  s: -1 | 1,
  open: number,
  pattern: Pattern = kit.scene.pattern,
): string => {
  const { neck } = buildOf(kit)
  const c = clothOf(colour)
  const outer: Point[] = [
    [s * (neck + 22), -52],
    [s * (neck + 44), -14],
    [s * (neck + 30), 52],
  ]
  const tip: Point = [s * (neck - 22 + open), 84]
  const inner: Point[] = [
    [s * (open * 0.4 + 8), 40 + open],
    [s * (neck * 0.8), -18],
    [s * (neck + 6), -58],
  ]
  const d = shape(outer, [tip], inner)
  const print = patternPaint(kit.defs, pattern, c)
  return (
    fill(d, s === kit.pose.light ? c.light : c.base) +
    (print === undefined ? '' : fill(d, print)) +
    stroke(`${line(...outer.slice(1), tip)}${line(tip, inner[0] ?? tip)}`, c.line, 3, 0.4)
  )
}

const shirt = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const { cloth } = kit.scene
  const c = clothOf(cloth)
  const depth = 104
  const buttons = [depth + 64, depth + 150, depth + 236].map(
    (y) => ellipse(4, y, 6, 6, c.light) + ellipse(4, y, 2, 2, c.line, 0.7),
  )
  return (
    garment(
      kit,
      cloth,
      [
        [-neck - 24, -30],
        [-neck * 0.66, 26],
        [-2, depth],
        [neck * 0.66, 26],
        [neck + 24, -30],
      ],
      8,
    ) +
    stroke(line([-2, depth], [-14, 220], [-16, 640]), c.line, 3, 0.4) +
    stroke(line([20, depth + 10], [24, 220], [24, 640]), c.line, 2, 0.25) +
    buttons.join('') +
    collarFlap(kit, cloth, -1, 6) +
    collarFlap(kit, cloth, 1, 6)
  )
}

const lapel = (kit: Kit, colour: string, s: -1 | 1): string => {
  const { neck } = buildOf(kit)
  const c = clothOf(colour)
  const d = shape(
    [
      [s * (neck + 20), -48],
      [s * (neck + 62), 6],
      [s * (neck + 92), 108],
    ],
    [[s * (neck + 46), 118]],
    [[s * (neck + 62), 158]],
    [
      [s * 34, 320],
      [s * 10, 400],
    ],
    [
      [s * 8, 330],
      [s * (neck * 0.72), 120],
      [s * (neck + 2), -10],
    ],
  )
  return (
    fill(d, s === kit.pose.light ? clothOf(colour).light : c.base) +
    stroke(
      line([s * (neck + 92), 108], [s * (neck + 46), 118], [s * (neck + 62), 158], [s * 34, 320]),
      c.line,
      3,
      0.5,
    )
  )
}

/** What is worn under a patterned jacket stays plain. */
const innerPattern = (pattern: Pattern): Pattern => (pattern === 'check' ? 'plain' : pattern)

const jacketOver =
  (inner: (kit: Kit) => string) =>
  (kit: Kit): string => {
    const { neck } = buildOf(kit)
    const { cloth, second } = kit.scene
    const under: Kit = { ...kit, scene: { ...kit.scene, cloth: second } }
    return (
      inner({ ...under, scene: { ...under.scene, pattern: innerPattern(kit.scene.pattern) } }) +
      garment(
        kit,
        cloth,
        [
          [-neck - 26, -40],
          [-neck * 0.74, 130],
          [-4, 400],
          [6, 400],
          [neck * 0.74, 130],
          [neck + 26, -40],
        ],
        16,
        1,
        kit.scene.pattern === 'check' ? 'check' : 'plain',
      ) +
      lapel(kit, cloth, -1) +
      lapel(kit, cloth, 1)
    )
  }

const cardigan = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const { cloth, second } = kit.scene
  const under: Kit = { ...kit, scene: { ...kit.scene, cloth: second } }
  const c = clothOf(cloth)
  const band = (s: -1 | 1) =>
    stroke(
      line([s * (neck + 34), -22], [s * (neck + 10), 100], [s * 78, 280], [s * 70, 640]),
      c.dark,
      24,
      0.75,
    ) +
    stroke(
      line([s * (neck + 36), -18], [s * (neck + 12), 100], [s * 80, 280], [s * 72, 640]),
      c.light,
      2,
      0.4,
    )
  return (
    scoop(under) +
    garment(
      kit,
      cloth,
      [
        [-neck - 36, -24],
        [-neck - 10, 100],
        [-78, 280],
        [-70, 640],
        [70, 640],
        [78, 280],
        [neck + 10, 100],
        [neck + 36, -24],
      ],
      14,
    ) +
    band(-1) +
    band(1)
  )
}

const dress = (kit: Kit): string => {
  const { shoulder: w } = buildOf(kit)
  const c = clothOf(kit.scene.cloth)
  const side = (s: -1 | 1): Point[] => [
    [s * (w - 56), 640],
    [s * (w - 62), 300],
    [s * (w - 58), 196],
    [s * 112, 150],
    [s * 92, 84],
  ]
  const edge: Point[] = [
    [78, 86],
    [46, 138],
    [0, 158],
    [-46, 138],
    [-78, 86],
  ]
  const strap = (s: -1 | 1) => line([s * 84, 92], [s * 90, 30], [s * 84, -8])
  const arm = (s: -1 | 1) => line([s * (w - 52), 150], [s * (w - 62), 280], [s * (w - 54), 640])
  return (
    stroke(arm(-1) + arm(1), kit.skin.deep, 4, 0.45) +
    stroke(strap(-1) + strap(1), c.base, 14) +
    fill(shape(side(1), edge, side(-1).toReversed()), clothPaint(kit, c)) +
    stroke(line(...edge), c.line, 3, 0.35) +
    stroke(
      line([-66, 190], [-34, 330], [-50, 520]) + line([54, 190], [36, 330], [64, 520]),
      c.line,
      6,
      0.18,
    )
  )
}

const boat = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const edge: Point[] = [
    [-neck - 96, 8],
    [-neck * 0.9, 46],
    [0, 58],
    [neck * 0.9, 46],
    [neck + 96, 8],
  ]
  return garment(kit, kit.scene.cloth, edge, 5, 2) + rib(edge, kit.scene.cloth, 6)
}

const wrap = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const c = clothOf(kit.scene.cloth)
  const left: Point[] = [
    [-neck - 34, -12],
    [-neck * 0.9, 70],
    [6, 172],
  ]
  const right: Point[] = [
    [6, 172],
    [neck * 0.8, 80],
    [neck + 34, -12],
  ]
  return (
    garment(kit, kit.scene.cloth, [...left, ...right.slice(1)], 5) +
    stroke(line([neck + 33, -12], [neck * 0.8, 80], [4, 176], [-110, 300]), c.line, 5, 0.4) +
    stroke(line(...left), c.light, 5, 0.5)
  )
}

/** A jacket of denim or leather: collar, pockets, seams. */
const trucker =
  (isLeather: boolean) =>
  (kit: Kit): string => {
    const { neck, shoulder: w } = buildOf(kit)
    const { second } = kit.scene
    const colour = isLeather ? '#2b2426' : kit.scene.palette === 1 ? '#39496a' : '#5f7ea3'
    const c = clothOf(colour)
    const under: Kit = { ...kit, scene: { ...kit.scene, cloth: second } }
    const seam = isLeather ? c.light : mix(colour, '#ffe2ae', 0.5)
    const [inner, outer] = [w * 0.36, w * 0.66]
    const pocket = (s: -1 | 1) =>
      line([s * inner, 164], [s * outer, 160]) +
      line(
        [s * inner, 164],
        [s * inner, 188],
        [s * ((inner + outer) / 2), 206],
        [s * outer, 186],
        [s * outer, 160],
      )
    const yoke = (s: -1 | 1) => line([s * 62, 128], [s * (w * 0.6), 118], [s * (w - 42), 126])
    const seams = isLeather ? yoke(-1) + yoke(1) : pocket(-1) + pocket(1) + yoke(-1) + yoke(1)
    const front = (s: -1 | 1) => line([s * (neck * 0.8 + 4), 110], [s * 44, 640])
    return (
      tee(under) +
      garment(
        kit,
        colour,
        [
          [-neck - 26, -40],
          [-neck * 0.8, 110],
          [-40, 640],
          [40, 640],
          [neck * 0.8, 110],
          [neck + 26, -40],
        ],
        16,
        1,
        'plain',
      ) +
      stroke(seams, c.line, 4, 0.5) +
      stroke(seams, seam, 1.6, 0.8, { 'stroke-dasharray': '6 5', transform: 'translate(0 5)' }) +
      stroke(front(-1) + front(1), isLeather ? '#b9b2a6' : seam, 3, 0.7) +
      collarFlap(kit, colour, -1, 34, 'plain') +
      collarFlap(kit, colour, 1, 34, 'plain')
    )
  }

const scarfCoat = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const s = clothOf(kit.scene.second)
  const coat =
    garment(
      kit,
      kit.scene.cloth,
      [
        [-neck - 26, -30],
        [0, 60],
        [neck + 26, -30],
      ],
      20,
      1,
      'plain',
    ) +
    lapel(kit, kit.scene.cloth, -1) +
    lapel(kit, kit.scene.cloth, 1)
  const loop = blob(
    [-neck - 50, -52],
    [-neck * 0.4, -34],
    [neck * 0.4, -34],
    [neck + 50, -52],
    [neck + 66, 6],
    [neck + 20, 54],
    [0, 66],
    [-neck - 20, 54],
    [-neck - 66, 6],
  )
  const tail = shape(
    [
      [14, 40],
      [neck + 34, 46],
    ],
    [
      [neck + 44, 200],
      [neck + 30, 380],
    ],
    [[-10, 392]],
    [
      [10, 200],
      [2, 60],
    ],
  )
  const folds = [
    [-1, 8],
    [-0.5, 26],
    [0.4, 30],
  ].map(([k = 0, y = 0]) =>
    stroke(
      line([k * neck - 40, y - 46], [k * neck * 0.4, y + 8], [neck * 0.9 + k * 12, y - 30]),
      s.line,
      4,
      0.34,
    ),
  )
  return (
    coat +
    fill(tail, clothPaint(kit, s)) +
    stroke(line([40, 70], [48, 220], [40, 380]), s.line, 4, 0.25) +
    fill(loop, clothPaint(kit, s)) +
    folds.join('')
  )
}

const hoodie = (kit: Kit): string => {
  const { neck } = buildOf(kit)
  const c = clothOf(kit.scene.cloth)
  const hood = (s: -1 | 1) =>
    fill(
      blob(
        [s * (neck + 4), -70],
        [s * (neck + 62), -46],
        [s * (neck + 70), 6],
        [s * (neck + 10), 66],
        [s * 12, 92],
        [s * (neck * 0.6), 30],
      ),
      s === kit.pose.light ? c.light : c.dark,
    )
  const cord = (x: number) =>
    stroke(line([x, 74], [x * 1.15, 150], [x * 1.05, 226]), mix(kit.scene.cloth, '#fff6e6', 0.6), 6)
  return (
    garment(kit, kit.scene.cloth, crewLine(neck, 60), 16) +
    hood(-1) +
    hood(1) +
    cord(-30) +
    cord(32)
  )
}

export const outfits = {
  tee,
  scoop,
  vee,
  turtleneck,
  shirt,
  cardigan,
  dress,
  boat,
  wrap,
  scarfCoat,
  hoodie,
  denim: trucker(false),
  leather: trucker(true),
  blazerTee: jacketOver(tee),
  blazerShirt: jacketOver(shirt),
  blazerKnit: jacketOver(turtleneck),
  blazerSilk: jacketOver(vee),
}

export type Outfit = keyof typeof outfits

export const drawClothes = (kit: Kit): string => outfits[kit.scene.outfit](kit)

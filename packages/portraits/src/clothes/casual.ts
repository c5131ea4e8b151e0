import { mix } from '../draw/color.ts'
import { fill, stroke } from '../draw/ink.ts'
import { blob, line } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { bodyDimensionsOf } from './body.ts'
import { clothOf, garment } from './cloth.ts'
import { crewLine, scoop, tee } from './knits.ts'
import { collarFlap } from './shirt.ts'

export function cardigan(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const { cloth, second } = kit.scene
  const under: Kit = { ...kit, isUnder: true, scene: { ...kit.scene, cloth: second } }
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

/** A jacket of denim or leather: collar, pockets, seams. */
export function trucker(isLeather: boolean) {
  return (kit: Kit): string => {
    const { neck, shoulder: w } = bodyDimensionsOf(kit)
    const { second } = kit.scene
    const color = isLeather ? '#2b2426' : kit.scene.palette === 1 ? '#39496a' : '#5f7ea3'
    const c = clothOf(color)
    const under: Kit = { ...kit, isUnder: true, scene: { ...kit.scene, cloth: second } }
    const seam = isLeather ? c.light : mix(color, '#ffe2ae', 0.5)
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
        color,
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
      collarFlap(kit, color, -1, 34, 'plain') +
      collarFlap(kit, color, 1, 34, 'plain')
    )
  }
}

export function hoodie(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
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

import { fill, stroke } from '../draw/ink.ts'
import { blob, line, type Point } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { bodyDimensionsOf } from './body.ts'
import { clothOf, clothPaint, garment } from './cloth.ts'

export function crewLine(neck: number, depth: number): Point[] {
  return [
    [-neck - 38, -10],
    [-neck * 0.7, depth * 0.7],
    [0, depth],
    [neck * 0.7, depth * 0.7],
    [neck + 38, -10],
  ]
}
const vLine = (neck: number, depth: number): Point[] => [
  [-neck - 30, -14],
  [-neck * 0.62, depth * 0.42],
  [0, depth],
]

const rib = (points: Point[], color: string, width: number) =>
  stroke(line(...points), clothOf(color).dark, width, 0.55)

export function tee(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
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

export function scoop(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const edge: Point[] = [
    [-neck - 62, 2],
    [-neck * 1.0, 72],
    [0, 112],
    [neck * 1.0, 72],
    [neck + 62, 2],
  ]
  return garment(kit, kit.scene.cloth, edge, 4, 2) + rib(edge, kit.scene.cloth, 4)
}

export function vee(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const left = vLine(neck, 128)
  const right = left.map(([x, y]): Point => [-x, y]).toReversed()
  return (
    garment(kit, kit.scene.cloth, [...left, ...right]) +
    rib(left, kit.scene.cloth, 6) +
    rib(right, kit.scene.cloth, 6)
  )
}

export function turtleneck(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
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

export function boat(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const edge: Point[] = [
    [-neck - 96, 8],
    [-neck * 0.9, 46],
    [0, 58],
    [neck * 0.9, 46],
    [neck + 96, 8],
  ]
  return garment(kit, kit.scene.cloth, edge, 5, 2) + rib(edge, kit.scene.cloth, 6)
}

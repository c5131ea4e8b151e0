import type { Point } from './path.ts'

/** Projects points of the head to the picture, for a turned head. */
export type Pose = {
  /** -1 (to the left) to 1 (to the right). */
  turn: number
  /** Which side the light falls from: -1 left, 1 right. */
  light: -1 | 1
  /** Position of the point `x` sideways, `y` down and `z` towards the viewer. */
  at(x: number, y: number, z?: number): Point
}

const fullTurn = (32 * Math.PI) / 180

export function createPose(turn: number, light: -1 | 1): Pose {
  const [cos, sin] = [Math.cos(turn * fullTurn), Math.sin(turn * fullTurn)]
  return { turn, light, at: (x, y, z = 0) => [x * cos + z * sin, y] }
}

import type { Brand } from '@bouquet/theme'

/** Distances in heights of the picture, x to the right and y downwards. */
export type Vector = readonly [x: number, y: number]

/**
 * How far a point of the drawing has moved. `turn` runs from 0 to 2π in one round of the film, so a motion made
 * of sines of whole multiples of it has neither beginning nor end.
 */
export type Sway = (x: number, y: number, turn: number) => Vector

/** Turns and breathes around a centre; the further out, the later. */
const around =
  (
    centre: Vector,
    { spin, breath, lag }: Readonly<Record<'spin' | 'breath' | 'lag', number>>,
  ): Sway =>
  (x, y, turn) => {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    const late = turn - Math.hypot(dx, dy) * lag
    const [turned, grown] = [spin * Math.sin(late), breath * Math.cos(late)]
    return [dx * grown - dy * turned, dx * turned + dy * grown]
  }

/** How each art moves; the centres are those of its main motif. */
export const sways: Readonly<Record<Brand['art'], Sway>> = {
  petals: around([1.37, 0.56], { spin: 0.035, breath: 0.018, lag: 1.6 }),
  lace: around([1.37, 0.52], { spin: 0.03, breath: 0.022, lag: 3.2 }),
  rings: around([1.47, 0.46], { spin: 0, breath: 0.022, lag: 7 }),
  waves: (x, y, turn) => {
    const near = Math.max(0, y - 0.46)
    return [0.075 * near * Math.sin(turn + y * 9), 0.06 * near * Math.sin(x * 4.5 - turn + y * 3)]
  },
  grain: (x, y, turn) => [
    0.028 * Math.sin(turn + y * 2.4),
    0.028 * Math.cos(turn + x * 2.1 - y * 1.3),
  ],
  contours: (x, y, turn) => [
    0.011 * Math.sin(turn + x * 3.1 + y * 4.3),
    0.011 * Math.cos(turn + x * 4.1 - y * 2.7),
  ],
  arrows: (x, y, turn) => [0.024 * Math.sin(turn - x * 2.6) - 0.004 * Math.cos(turn + y * 3), 0],
  vines: (x, y, turn) => {
    const high = Math.max(0, 1.04 - y)
    return [
      0.024 * high * Math.sin(turn + x * 1.6) + 0.0022 * Math.sin(2 * turn + x * 19 + y * 15),
      0.0022 * Math.cos(2 * turn + x * 16 - y * 21),
    ]
  },
  plain: () => [0, 0],
}

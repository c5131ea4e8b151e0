import { mix } from '../draw/color.ts'
import { element, fill, stroke } from '../draw/ink.ts'
import { glow, lit, type PlaceDrawing, type Stage, sky } from './stage.ts'

const blade = 'M0 0C40-64 170-92 300 0C170 92 40 64 0 0z'

/** A long leaf from a point at an angle. */
export function leaf(x: number, y: number, length: number, angle: number, color: string): string {
  return fill(blade, color, 1, {
    transform: `translate(${x} ${y}) rotate(${Math.round(angle)}) scale(${Math.round(length / 3) / 100} ${Math.round(length / 2.4) / 100})`,
  })
}

const fan = (s: Stage, x: number, y: number, size: number, from: number, color: string): string =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      leaf(x, y, size - (i % 2) * 90, from + i * 34, i % 2 ? mix(color, s.mood[4], 0.12) : color),
    )
    .join('') +
  stroke(
    [0, 1, 2, 3, 4]
      .map((i) => {
        const angle = ((from + i * 34) * Math.PI) / 180
        const reach = (size - (i % 2) * 90) * 0.86
        return `M${x} ${y}l${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`
      })
      .join(''),
    s.mood[4],
    2,
    0.22,
  )

/** Between large potted plants. */
export const plants: PlaceDrawing = {
  moods: [
    ['#dfe2cf', '#8fa57c', '#5f7f5c', '#36563f', '#fffbe3'],
    ['#efd9c3', '#9aa36b', '#6b7d4c', '#3f5637', '#fff3dc'],
    ['#c3d4d0', '#6f9a8c', '#44776c', '#22514c', '#fdfbe6'],
  ],
  draw: (s) =>
    sky(s, s.mood[0], mix(s.mood[0], s.mood[1], 0.5)) +
    glow(s, lit(s, 160), 160, 480, 0.9) +
    s.defs.soft(5, fan(s, 40, 560, 340, -120, s.mood[1]), fan(s, 770, 470, 350, -195, s.mood[1])) +
    element(
      'g',
      {},
      fan(s, 0, 820, 350, -118, s.mood[2]) + fan(s, 810, 800, 360, -196, s.mood[2]),
    ) +
    fan(s, -20, 1010, 290, -112, s.mood[3]) +
    fan(s, 830, 1010, 280, -200, s.mood[3]),
}

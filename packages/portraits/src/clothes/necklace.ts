import { ellipse, stroke } from '../draw/ink.ts'
import { line } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { buildOf } from './body.ts'

export const drawNecklace = (kit: Kit): string => {
  if (!kit.person.necklace) return ''
  const { neck } = buildOf(kit)
  return (
    stroke(
      line([-neck - 10, -38], [-neck * 0.7, 20], [0, 52], [neck * 0.7, 20], [neck + 10, -38]),
      '#d9a94e',
      2.6,
    ) +
    ellipse(0, 58, 6, 8, '#d9a94e') +
    ellipse(-1.5, 55, 2, 2.6, '#fff3cf')
  )
}

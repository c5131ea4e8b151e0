import { bodyDimensionsOf } from '../clothes/body.ts'
import { element, ellipse, stroke } from '../draw/ink.ts'
import { line } from '../draw/path.ts'
import type { Kit } from './kit.ts'

const gold = '#d9a94e'

export function drawEarrings({ person, pose }: Kit): string {
  if (person.earrings === 'none') return ''
  return ([-1, 1] as const)
    .filter((side) => side * pose.turn < 0.3)
    .map((side) => {
      const [x, y] = pose.at(side * (person.face.width + 3), 56, -26)
      if (person.earrings === 'stud')
        return ellipse(x, y - 4, 4.5, 4.5, gold) + ellipse(x - 1, y - 5.5, 1.6, 1.6, '#fff3cf')
      if (person.earrings === 'hoop')
        return element('circle', {
          cx: x,
          cy: y + 14,
          r: 17,
          stroke: gold,
          'stroke-width': 4,
        })
      return (
        stroke(line([x, y], [x, y + 20]), gold, 2.4) +
        ellipse(x, y + 27, 5.5, 9, gold) +
        ellipse(x - 1.5, y + 24, 1.8, 3, '#fff3cf')
      )
    })
    .join('')
}

export function drawNecklace(kit: Kit): string {
  if (!kit.person.necklace) return ''
  const { neck } = bodyDimensionsOf(kit)
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

import { mix } from '../draw/color.ts'
import { fill, stroke } from '../draw/ink.ts'
import { blob, line, type Point } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import type { Hair } from './kit.ts'
import { backdrop, updo } from './long.ts'

/** Plaited strands along one or more lines. */
const plait = ({ hair, defs }: Kit, d: string, width: number): string => {
  const form = defs.form(d)
  return (
    form.trace(hair.deep, width) +
    form.trace(hair.base, width * 0.7, { 'stroke-dasharray': '9 13' }) +
    form.trace(hair.light, width * 0.22, { opacity: '.5', 'stroke-dasharray': '8 14' })
  )
}

/** Thin braids from a middle parting. */
export function boxBraids(kit: Kit): Hair {
  const { pose, person } = kit
  const w = person.face.width
  const side = (s: -1 | 1) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const p = (x: number, y: number, z: number): Point => pose.at(s * x, y, z)
        const k = i / 5
        return line(
          p(3 + i * 2, -112 - k * 46, 88 - k * 80),
          p(w * (0.5 + k * 0.26), -96 - k * 44, 70 - k * 70),
          p(w * (0.9 + k * 0.2), -50 - k * 12, 40 - k * 46),
          p(w * (0.96 + k * 0.24), 40, 10 - k * 20),
          p(w * (0.88 + k * 0.36), 170, 0),
          p(w * (0.78 + k * 0.42), 330 - i * 9, 0),
        )
      })
      .join('')
  return { back: backdrop(kit, 320, 14), front: plait(kit, side(-1) + side(1), 17) }
}

/** One thick braid over the shoulder. */
export function sideBraid(kit: Kit): Hair {
  const { hair, pose, person } = kit
  const s = pose.turn > 0 ? -1 : 1
  const w = person.face.width
  const { back, front } = updo('parted')(kit)
  const links = Array.from({ length: 8 }, (_, i) => {
    const x = s * (w * 0.86 + 26 * Math.sin(0.5 + i * 0.28))
    const y = 70 + i * 30
    const r = 27 - i * 1.2
    const flip = i % 2 === 0 ? 1 : -1
    return {
      body: blob(
        [x - flip * r * 0.95, y - 18],
        [x + flip * r * 0.3, y - 14],
        [x + flip * r, y + 12],
        [x + flip * r * 0.3, y + 32],
        [x - flip * r * 0.7, y + 14],
      ),
      line: line(
        [x - flip * r * 0.6, y - 8],
        [x + flip * r * 0.4, y + 4],
        [x + flip * r * 0.4, y + 24],
      ),
    }
  })
  const [x, y] = [s * (w * 0.86 + 22), 306]
  const tuft = blob(
    [x - 13, y - 8],
    [x + 13, y - 8],
    [x + 15, y + 30],
    [x, y + 62],
    [x - 14, y + 30],
  )
  return {
    back,
    front:
      front +
      fill(tuft, hair.shade) +
      links
        .map(({ body }, i) => fill(body, i % 2 ? hair.base : mix(hair.base, hair.shade, 0.5)))
        .join('') +
      stroke(links.map((link) => link.body).join(''), hair.deep, 2, 0.4) +
      stroke(links.map((link) => link.line).join(''), hair.light, 4, 0.35),
  }
}

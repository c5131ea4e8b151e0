import { stroke } from '../draw/ink.ts'
import { line } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { hairline } from './kit.ts'

/** The soft shadow of hair or cloth on the forehead. */
export const drawHairShade = (kit: Kit): string => {
  const { style } = kit.person.hair
  if (style === 'bald' || style === 'receding' || style === 'buzz') return ''
  const drop = style === 'fringeBob' ? 44 : 8
  const edge = hairline(kit)
    .slice(1, -1)
    .map(([x, y]) => [x * 0.97, y + drop] as const)
  return stroke(line(...edge), kit.skin.deep, 20, 0.34, { filter: kit.defs.blur(6) })
}

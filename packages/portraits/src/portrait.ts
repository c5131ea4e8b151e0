import { drawBody } from './clothes/body.ts'
import { drawHat } from './clothes/hats.ts'
import { drawClothes } from './clothes/outfits.ts'
import { createDefs, element, group, rect } from './draw/ink.ts'
import { round } from './draw/path.ts'
import { createPose } from './draw/pose.ts'
import { drawAge } from './face/age.ts'
import { drawBeard } from './face/beard.ts'
import { drawBrows } from './face/brows.ts'
import { drawEyes } from './face/eyes.ts'
import { drawGlasses } from './face/glasses.ts'
import { drawEarrings, drawNecklace } from './face/jewellery.ts'
import { hairTones, type Kit, skinTones } from './face/kit.ts'
import { drawMouth } from './face/mouth.ts'
import { drawNose } from './face/nose.ts'
import { drawFace } from './face/outline.ts'
import { drawHairShade } from './hair/kit.ts'
import { drawHair } from './hair/styles.ts'
import type { Person, Scene } from './person.ts'
import { drawPlace, moodOf } from './scene/places.ts'

const headHeight = 220

/** Lowers one shoulder and turns the torso a little, for a natural pose. */
const stance = ({ lean, turn }: Scene): string =>
  `matrix(${0.97} ${fine(lean * 0.07)} ${fine(-lean * 0.06)} 1 ${fine(turn * 4)} 0)`

const fine = (value: number): number => Math.round(value * 100) / 100

/** An SVG portrait, 800 by 1000 units. @param index of the scene; wraps around */
export function portraitSvg(person: Person, options: { scene?: number } = {}): string {
  const index = (options.scene ?? 0) % person.scenes.length
  const scene = person.scenes[index] ?? person.scenes[0]
  const defs = createDefs(`${person.key}-${index}`)
  const kit: Kit = {
    person,
    scene,
    defs,
    pose: createPose(scene.turn, scene.light),
    skin: skinTones(person.skin),
    hair: hairTones(person.hair.color),
  }
  const hair = drawHair(kit)
  const headAt = `translate(${round(scene.turn * 16)} ${-headHeight}) rotate(${round(scene.tilt)} 0 130)`
  const head = (...inner: string[]) => group({ transform: headAt }, ...inner)
  const figure = group(
    {
      transform: `translate(${round(400 + scene.shift)} ${round(388 + headHeight * scene.zoom)}) scale(${Math.round(scene.zoom * 100) / 100})`,
    },
    head(hair.back),
    group({ transform: stance(scene) }, drawBody(kit), drawNecklace(kit), drawClothes(kit)),
    head(
      drawFace(kit),
      drawAge(kit),
      drawEyes(kit),
      drawBrows(kit),
      drawNose(kit),
      drawBeard(kit),
      drawMouth(kit),
      drawEarrings(kit),
      drawHairShade(kit),
      hair.front,
      drawHat(kit),
      drawGlasses(kit),
    ),
  )
  const place = drawPlace(defs, scene)
  const [, , , , light] = moodOf(scene)
  const wash = rect(
    0,
    0,
    800,
    1000,
    defs.linear(
      [
        [0, light, 0.14],
        [0.6, light, 0.02],
        [1, '#1a1030', 0.14],
      ],
      scene.light < 0 ? 0 : 1,
      0,
      scene.light < 0 ? 1 : 0,
      1,
    ),
  )
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 800 1000',
      fill: 'none',
      'stroke-linecap': 'round',
      width: 800,
      height: 1000,
    },
    defs.toString() + place + figure + wash,
  )
}

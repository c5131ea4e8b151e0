import { lightness, mix } from './draw/color.ts'
import { cloths, looks, menHair, womenHair } from './palette.ts'
import type { Gender, HairStyle, Person, Place, Scene } from './person.ts'
import { createRandom, type Random } from './random.ts'
import { dress } from './wardrobe.ts'

const placeNames: readonly [Place, ...Place[]] = [
  'studio',
  'arch',
  'window',
  'plants',
  'gallery',
  'meadow',
  'rooftop',
  'park',
  'seaside',
  'mountain',
  'street',
  'cafe',
  'library',
  'sunset',
]

const sceneFrom = (
  r: Random,
  gender: Gender,
  hair: HairStyle,
  previous: readonly Scene[],
): Scene => {
  const turned = r.between(0.15, 0.85) * (r.chance(0.5) ? 1 : -1)
  const isFree = (place: Place) => previous.every((scene) => scene.place !== place)
  const free = placeNames.filter(isFree)
  const place = free[Math.floor(r.between(0, free.length))] ?? 'studio'
  const cloth = r.pick(cloths)
  const others = cloths.filter((color) => color !== cloth)
  return {
    place,
    palette: Math.floor(r.between(0, 3)),
    ...dress(r, { place, gender, hair }),
    cloth,
    second: others[Math.floor(r.between(0, others.length))] ?? '#e8ddcb',
    turn: turned,
    tilt: r.between(-6, 6) + turned * 2,
    gaze: r.chance(0.75) ? -turned * 0.4 : turned * 0.7,
    light: r.chance(0.5) ? 1 : -1,
    zoom: previous.length === 0 ? r.between(1.24, 1.46) : r.between(1.08, 1.42),
    lean: r.between(0.4, 1) * (r.chance(0.7) ? Math.sign(turned) : -Math.sign(turned)),
    shift: r.between(-34, 34),
  }
}

/** Makes the hair colour differ from the skin. */
const apart = (hair: string, skin: string): string =>
  Math.abs(lightness(hair) - lightness(skin)) < 0.16 ? mix(hair, '#4c3226', 0.42) : hair

/** Creates the person of a seed: the same seed, gender and age give the same person. */
export function personFromSeed(
  seed: string,
  { gender, age }: { gender: Gender; age: number },
): Person {
  const r = createRandom(`${seed}/${gender}`)
  const look = r.pick(looks)
  const isWoman = gender === 'female'
  const skin = mix(r.pick(look.skins), r.pick(look.skins), r.between(0, 1))
  const table = isWoman ? womenHair : menHair
  const kind =
    r.chance(look.curl) && look.broad > 0.6
      ? 'coily'
      : age > 48 && r.chance(0.75)
        ? 'mature'
        : r.chance(look.curl)
          ? 'curly'
          : 'straight'
  const picked = r.pick(table[kind])
  const style = picked === 'turban' && look.broad < 0.4 ? 'sidePart' : picked
  const grey =
    Math.min(1, Math.max(0, (age - 40) / 24 + r.between(-0.3, 0.25))) *
    (isWoman && r.chance(0.45) ? 0.15 : 1)
  const natural = r.pick(look.hairs)
  const beards =
    age > 24
      ? ([
          'none',
          'none',
          'shadow',
          'stubble',
          'short',
          'short',
          'full',
          'moustache',
          'goatee',
        ] as const)
      : (['none', 'none', 'shadow'] as const)
  const scenes: [Scene] = [sceneFrom(r, gender, style, [])]
  scenes.push(sceneFrom(r, gender, style, scenes))
  scenes.push(sceneFrom(r, gender, style, scenes))
  return {
    key: seed,
    gender,
    age,
    skin,
    face: {
      width: r.between(isWoman ? 93 : 98, isWoman ? 102 : 108),
      jaw: isWoman ? r.between(0.7, 0.83) : r.between(0.79, 0.91),
      chin: isWoman ? r.between(0.36, 0.56) : r.between(0.48, 0.66),
      length: isWoman ? r.between(138, 148) : r.between(144, 156),
    },
    eyes: {
      apart: r.between(44, 48),
      width: isWoman ? r.between(45, 50) : r.between(41, 46),
      height: (isWoman ? r.between(17.5, 20.5) : r.between(15, 17.5)) * (age > 50 ? 0.9 : 1),
      slant: r.between(-0.1, look.hasFold ? 0.7 : 0.5),
      fold: !look.hasFold && r.chance(0.75),
      color: r.pick(look.eyes),
    },
    brows: {
      weight: isWoman ? r.between(6.5, 9) : r.between(9, 12.5),
      arch: r.between(4, isWoman ? 9 : 6),
      height: r.between(33, 37),
    },
    nose: {
      width: r.between(16, 20) + look.broad * 5,
      length: r.between(58, 66),
      bridge: r.between(7, 10) + look.broad * 2,
    },
    mouth: {
      width: r.between(38, 43) + look.broad * 2,
      fullness: (isWoman ? r.between(9, 12) : r.between(6.5, 9)) + look.broad * 3,
      smile: r.between(0.5, 1),
      hasTeeth: r.chance(0.42),
    },
    hair: {
      style,
      color: apart(mix(natural, '#d6d2cc', grey * 0.9), skin),
      side: r.chance(0.5) ? 1 : -1,
    },
    beard: isWoman ? 'none' : style === 'turban' ? 'full' : r.pick(beards),
    glasses: r.chance(age > 45 ? 0.4 : 0.2) ? r.pick(['round', 'square', 'fine']) : 'none',
    earrings: isWoman && style !== 'headscarf' ? r.pick(['none', 'stud', 'hoop', 'drop']) : 'none',
    necklace: isWoman && r.chance(0.45),
    freckles: look.broad < 0.2 && r.chance(0.35),
    grey,
    scenes,
  }
}

import type { Gender, HairStyle, Hat, Outfit, Pattern, Place, Scene } from './person.ts'
import type { Random } from './random.ts'

type Choice<T> = readonly [T, ...T[]]

const warm: Choice<Place> = ['seaside', 'sunset', 'plants', 'meadow', 'rooftop']
const cold: Choice<Place> = ['mountain', 'street', 'park']

const women: Record<'warm' | 'cold' | 'indoors', Choice<Outfit>> = {
  warm: ['scoop', 'dress', 'boat', 'wrap', 'shirt', 'vee', 'dress'],
  cold: ['scarfCoat', 'turtleneck', 'denim', 'leather', 'cardigan', 'blazerSilk', 'wrap', 'hoodie'],
  indoors: [
    'scoop',
    'vee',
    'turtleneck',
    'shirt',
    'cardigan',
    'boat',
    'wrap',
    'blazerTee',
    'blazerSilk',
    'denim',
  ],
}

const men: Record<'warm' | 'cold' | 'indoors', Choice<Outfit>> = {
  warm: ['tee', 'shirt', 'shirt', 'vee', 'tee', 'shirt'],
  cold: ['scarfCoat', 'turtleneck', 'denim', 'leather', 'hoodie', 'blazerKnit', 'leather', 'shirt'],
  indoors: [
    'tee',
    'shirt',
    'turtleneck',
    'vee',
    'blazerTee',
    'blazerShirt',
    'blazerKnit',
    'hoodie',
    'shirt',
    'denim',
  ],
}

const patterns: Partial<Record<Outfit, Choice<Pattern>>> = {
  tee: ['plain', 'plain', 'stripe'],
  boat: ['stripe', 'stripe', 'knit', 'plain'],
  shirt: ['plain', 'plain', 'check', 'pinstripe', 'dots'],
  turtleneck: ['knit', 'plain'],
  vee: ['knit', 'plain'],
  cardigan: ['knit'],
  wrap: ['floral', 'dots', 'plain', 'plain'],
  dress: ['plain'],
  scoop: ['plain', 'knit', 'stripe'],
  blazerTee: ['plain', 'stripe'],
  blazerShirt: ['pinstripe', 'plain', 'check'],
  blazerKnit: ['knit', 'check'],
  denim: ['plain', 'stripe'],
}

const underHats: readonly HairStyle[] = [
  'bald',
  'buzz',
  'crop',
  'fringeCrop',
  'sidePart',
  'longParted',
  'longSide',
  'lob',
  'bob',
  'fringeBob',
  'sideBraid',
  'pixie',
  'receding',
  'boxBraids',
  'lowBun',
]

const hatFor = (r: Random, place: Place, hair: HairStyle, gender: Gender): Hat => {
  if (!underHats.includes(hair)) return 'none'
  if (place === 'mountain' || place === 'street') return r.chance(0.34) ? 'beanie' : 'none'
  return (place === 'seaside' || place === 'meadow') && r.chance(gender === 'female' ? 0.45 : 0.2)
    ? 'straw'
    : 'none'
}

/** Clothes that suit the place and the season. */
export function dress(
  r: Random,
  { place, gender, hair }: { place: Place; gender: Gender; hair: HairStyle },
): Pick<Scene, 'outfit' | 'pattern' | 'hat'> {
  const season = warm.includes(place) ? 'warm' : cold.includes(place) ? 'cold' : 'indoors'
  const choices = (gender === 'female' ? women : men)[season]
  const isCovered = hair === 'headscarf'
  const picked = r.pick(choices)
  const outfit: Outfit =
    isCovered && ['dress', 'scarfCoat', 'boat', 'hoodie'].includes(picked) ? 'wrap' : picked
  return {
    outfit,
    pattern: r.pick(patterns[outfit] ?? ['plain']),
    hat: hatFor(r, place, hair, gender),
  }
}

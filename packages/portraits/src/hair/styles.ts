import type { Kit } from '../face/kit.ts'
import type { HairStyle } from '../person.ts'
import { boxBraids, sideBraid } from './braids.ts'
import { headscarf, turban } from './covered.ts'
import { afro, buzz, curlyLong, curlyTop } from './curly.ts'
import type { Hair } from './kit.ts'
import { bob, longParted, longSide, updo } from './long.ts'
import { cropped, quiff, receding, sidePart } from './short.ts'

const none: Hair = { back: '', front: '' }

const hairStyles: Record<HairStyle, (kit: Kit) => Hair> = {
  bald: () => none,
  buzz,
  crop: cropped(0),
  fringeCrop: cropped(1),
  sidePart: sidePart(17),
  volume: sidePart(34),
  quiff,
  receding,
  curlyTop,
  afro,
  curlyLong: curlyLong(1),
  curlyBob: curlyLong(0),
  bob: bob(false),
  fringeBob: bob(true),
  longParted,
  longSide: longSide(1),
  lob: longSide(0),
  topBun: updo('top'),
  lowBun: updo('low'),
  ponytail: updo('tail'),
  pixie: sidePart(20),
  boxBraids,
  sideBraid,
  headscarf,
  turban,
}

export function drawHair(kit: Kit): Hair {
  return hairStyles[kit.person.hair.style](kit)
}

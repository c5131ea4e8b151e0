import type { Kit } from '../face/kit.ts'
import type { Outfit } from '../person.ts'
import { cardigan, hoodie, trucker } from './casual.ts'
import { dress, wrap } from './dresses.ts'
import { boat, scoop, tee, turtleneck, vee } from './knits.ts'
import { shirt } from './shirt.ts'
import { jacketOver, scarfCoat } from './tailored.ts'

const outfits: Record<Outfit, (kit: Kit) => string> = {
  tee,
  scoop,
  vee,
  turtleneck,
  shirt,
  cardigan,
  dress,
  boat,
  wrap,
  scarfCoat,
  hoodie,
  denim: trucker(false),
  leather: trucker(true),
  blazerTee: jacketOver(tee),
  blazerShirt: jacketOver(shirt),
  blazerKnit: jacketOver(turtleneck),
  blazerSilk: jacketOver(vee),
}

export function drawClothes(kit: Kit): string {
  return outfits[kit.scene.outfit](kit)
}

import { type Color, colorOf, hex, veil } from '../color/color.ts'
import { aa, legible } from '../color/luminanceRange.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { actionColors, soft, statusColors, statusSeeds } from './families.ts'
import { seedIn } from './fills.ts'
import { heroColors } from './hero.ts'
import { type Mode, neutralTint, surfaces as surfacesOf } from './surfaces.ts'
import type { SeedColors } from './themeChoices.ts'

/** Derives every colour token of one mode from the brand's three seeds. */
export function deriveColors(seeds: SeedColors, mode: Mode): TokenValues['color'] {
  const [first, second] = [colorOf(seeds.primary), colorOf(seeds.secondary)]
  const primarySeed = seedIn(first, mode)
  const secondarySeed = seedIn(second, mode)
  const tint = neutralTint(colorOf(seeds.neutral), first)
  const light = mode === 'light'
  const neutral = (l: number, strength = 1): Color => ({ l, c: tint.c * strength, h: tint.h })

  const surfaces = surfacesOf(tint, mode)
  const lying = Object.values(surfaces)
  const banners = Object.values(statusSeeds).map((seed) => soft(seed, mode))
  const under = [...lying, soft(primarySeed, mode), soft(secondarySeed, mode)]
  const status = (name: keyof typeof statusSeeds) => statusColors(statusSeeds[name], surfaces, mode)
  const primary = actionColors(primarySeed, surfaces, mode)
  const disabled = neutral(light ? 0.92 : 0.28)
  const ink: Color = { l: 0.14, c: Math.min(tint.c, 0.012), h: tint.h }

  return {
    surface: {
      page: hex(surfaces.page),
      raised: hex(surfaces.raised),
      sunken: hex(surfaces.sunken),
      overlay: hex(surfaces.overlay),
      backdrop: veil(ink, light ? 0.48 : 0.66),
    },
    text: {
      strong: hex(legible(neutral(light ? 0.22 : 0.965, light ? 1.4 : 0.5), aa.text, under)),
      normal: hex(legible(neutral(light ? 0.32 : 0.89, light ? 1.2 : 0.6), aa.text, under)),
      muted: hex(legible(neutral(light ? 0.5 : 0.72), aa.text, under)),
      link: primary.text,
    },
    border: {
      subtle: hex(neutral(light ? 0.905 : 0.3)),
      control: hex(legible(neutral(light ? 0.62 : 0.55), aa.control, under)),
      focus: hex(legible(primarySeed, aa.control, [...under, ...banners])),
    },
    primary,
    secondary: actionColors(secondarySeed, surfaces, mode),
    success: status('success'),
    warning: status('warning'),
    danger: status('danger'),
    info: status('info'),
    unread: { base: primary.base, on: primary.on, edge: primary.edge },
    disabled: {
      base: hex(disabled),
      on: hex(legible(neutral(light ? 0.6 : 0.6), aa.control, [disabled, ...lying])),
    },
    photo: { scrim: veil(ink, 0.66), on: hex({ l: 0.985, c: tint.c * 0.4, h: tint.h }) },
    hero: heroColors(first, second, mode),
  }
}

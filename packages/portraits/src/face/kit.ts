import { lightness, mix } from '../draw/color.ts'
import type { Defs } from '../draw/ink.ts'
import type { Pose } from '../draw/pose.ts'
import type { Person, Scene } from '../person.ts'

export type Tones = {
  base: string
  light: string
  shade: string
  deep: string
  blush: string
  line: string
}

/** Input of every part of a portrait; the origin is between the eyes. */
export type Kit = {
  person: Person
  scene: Scene
  pose: Pose
  defs: Defs
  skin: Tones
  hair: Tones
  /** Set for clothes under a jacket, whose sleeves and folds are hidden. */
  isUnder?: true
}

export function skinTones(base: string): Tones {
  return {
    base,
    light: mix(base, '#ffe9cf', 0.34),
    shade: mix(base, '#8a2f1e', 0.26),
    deep: mix(base, '#4a140f', 0.46),
    blush: mix(base, '#e0402f', 0.42),
    line: mix(base, '#35100c', 0.68),
  }
}

export function hairTones(base: string): Tones {
  return {
    base,
    light: mix(base, '#ffd2a0', 0.13 + lightness(base) * 0.24),
    shade: mix(base, '#1a0d12', 0.34),
    deep: mix(base, '#120a10', 0.6),
    blush: base,
    line: mix(base, '#120a10', 0.5),
  }
}

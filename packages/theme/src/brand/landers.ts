import { landerNames } from './generated/landers.ts'

export { landerNames }
export type LanderName = (typeof landerNames)[number]

/** The landers that a brand offers, the preferred one first. */
export function landersOf(offered: Partial<Readonly<Record<LanderName, unknown>>>) {
  return Object.keys(offered).flatMap((key) => landerNames.find((name) => name === key) ?? [])
}

export type { LanderDefinition } from './lander.ts'
export type { LanderVariant } from './landerVariant.ts'

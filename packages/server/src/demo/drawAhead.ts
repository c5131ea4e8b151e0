import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '@bouquet/theme'
import { castFor } from './castFor.ts'
import type { portraitFiles } from './portraitFiles.ts'

/** Of the time that drawing takes, so that visitors meanwhile have most of the machine. */
const pauseRatio = 3

/** Draws the first picture of every demo person one after the other, until stopped. */
export async function drawAhead(
  brands: readonly Brand[],
  { draw }: ReturnType<typeof portraitFiles>,
  signal: AbortSignal,
): Promise<void> {
  const shown = brands.filter(({ settings }) => settings.fictional_profiles)
  for (const { person, scenes } of shown.flatMap(castFor)) {
    for (const scene of scenes.slice(0, 1)) {
      if (signal.aborted) return
      const begun = performance.now()
      await draw({ person: person.key, scene })
      await wait((performance.now() - begun) * pauseRatio, undefined, { ref: false })
    }
  }
}

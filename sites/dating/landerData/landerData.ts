import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nicheNames } from '@bouquet/contract'
import type { LanderDefinition } from '@bouquet/theme/landers'

const folder = join(import.meta.dirname, '../src/landers')

interface Lander extends LanderDefinition {
  readonly name: string
}

async function readLander(name: string): Promise<Lander> {
  const file = pathToFileURL(join(folder, name, 'lander.ts')).href
  const { lander }: { lander: LanderDefinition } = await import(file)
  return { name, ...lander }
}

/** Names of the landers of a niche, the preferred one first. */
function orderIn(niche: keyof LanderDefinition['places'], landers: readonly Lander[]) {
  const sorted = landers.toSorted((one, other) => one.places[niche] - other.places[niche])
  for (const [at, { name, places }] of sorted.entries()) {
    const next = sorted[at + 1]
    if (next?.places[niche] === places[niche])
      throw new Error(`${name} and ${next.name} have the same place in niche ${niche}.`)
  }
  return sorted.map(({ name }) => name)
}

/** Where the theme package finds what it needs to know of landers. */
export const landerDataFile = join(
  import.meta.dirname,
  '../../../packages/theme/src/brand/generated/landers.ts',
)

/** What has to be in that file. @throws Error when two landers have the same place */
export async function landerData(): Promise<string> {
  const names = globSync('*/page.astro', { cwd: folder }).map(dirname)
  const landers = await Promise.all(names.toSorted().map(readLander))
  const exported = {
    landerNames: orderIn('general', landers),
    landersByNiche: Object.fromEntries(nicheNames.map((niche) => [niche, orderIn(niche, landers)])),
    landerHeadings: Object.fromEntries(landers.map(({ name, heading }) => [name, heading])),
  }
  return [
    '// Written by `npm run landers -w @bouquet/dating`.\n',
    ...Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
    ),
  ].join('\n')
}

import { readColor } from '../color/color.ts'
import type { TokenColors } from './tokenColors.ts'

/** The seeds of a brand file. */
export const seedRoles = ['primary', 'secondary', 'neutral'] as const
export type SeedRole = (typeof seedRoles)[number]

/** The tokens whose names fit the role of a seed. */
export interface SeedGuess {
  /** The token, where the names leave no doubt. */
  readonly token?: string
  /** All tokens that may be meant, the plainest name first. */
  readonly candidates: readonly string[]
}

/** Names of the role, those that say it most plainly first. */
const roleNames: Readonly<Record<SeedRole, readonly string[]>> = {
  primary: ['primary', 'brand', 'accent'],
  secondary: ['secondary', 'tertiary'],
  neutral: ['neutral', 'gray', 'grey', 'slate'],
}

/** Words that do not make a name less plain: steps of a scale, and words for colours in general. */
const plainSteps: ReadonlySet<string> = new Set([
  ...['base', 'default', 'root', 'main', 'bold', 'emphasis', 'solid', 'key'],
  ...[
    'color',
    'colors',
    'colour',
    'tokens',
    'palette',
    'seed',
    'light',
    'bg',
    'background',
    'button',
  ],
])

/** Steps of scales that name their middle. */
const middles = ['500', '50', '600', '60', '900', '1000']

/** Words for tokens that are not a brand's colour itself but go with it: what stands on it, or its states. */
const otherPurposes: ReadonlySet<string> = new Set([
  ...['on', 'text', 'fg', 'foreground', 'content', 'icon', 'link', 'border', 'stroke', 'outline'],
  ...['hover', 'hovered', 'active', 'pressed', 'down', 'focus', 'disabled', 'selected', 'visited'],
  ...['inverse', 'dark', 'muted', 'subtle', 'subtler', 'subtlest', 'shadow', 'overlay', 'chart'],
])

const wordsOf = (path: string): readonly string[] =>
  path
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** How plainly a path names the role; undefined when it does not. Lower is plainer. */
const plainness = (role: SeedRole, path: string): number | undefined => {
  if (path === `seed.${role}`) return 0
  const words = wordsOf(path)
  const named = roleNames[role].findIndex((name) => words.includes(name))
  if (named < 0 || words.some((word) => otherPurposes.has(word))) return undefined
  const name = roleNames[role][named] ?? ''
  const odd = words.filter(
    (word) => word !== name && !plainSteps.has(word) && !middles.includes(word),
  )
  const step = words.find((word) => /^\d+$/.test(word))
  const middle = step === undefined ? 0 : middles.indexOf(step)
  return middle < 0 ? undefined : 1 + named + middle / 10 + 10 * odd.length
}

const mostCandidates = 8

/** Finds the token of a role by the names that design systems give it. */
export function guessSeed(role: SeedRole, { paths, colorAt }: TokenColors): SeedGuess {
  const ranked = paths
    .flatMap((path) => {
      const rank = plainness(role, path)
      const color = rank === undefined ? undefined : colorAt(path)
      return rank !== undefined && color?.kind === 'color' ? [{ path, rank, css: color.css }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
  const named = ranked.slice(0, mostCandidates).map(({ path }) => path)
  const candidates = named.length > 0 ? named : strongestByHue({ paths, colorAt })
  const [first] = ranked
  const plainest = ranked.filter(({ rank }) => rank === first?.rank)
  const isSure = first && first.rank < 10 && plainest.every(({ css }) => isSame(css, first.css))
  return isSure ? { token: first.path, candidates } : { candidates }
}

/** The token of each hue that is most like a button, for documents whose names say nothing of roles. */
const strongestByHue = ({ paths, colorAt }: TokenColors): readonly string[] => {
  const strongest = new Map<number, { readonly path: string; readonly weakness: number }>()
  for (const path of paths) {
    const found = colorAt(path)
    const color = found?.kind === 'color' ? readColor(found.css) : null
    if (color === null || color.c < leastChroma) continue
    const hue = Math.round(color.h / hueStep) % (360 / hueStep)
    const weakness = Math.abs(color.l - 0.55) - color.c
    if (weakness < (strongest.get(hue)?.weakness ?? Infinity))
      strongest.set(hue, { path, weakness })
  }
  return [...strongest.values()].slice(0, mostCandidates).map(({ path }) => path)
}

const leastChroma = 0.08
const hueStep = 30

const isSame = (one: string, other: string) =>
  JSON.stringify(readColor(one)) === JSON.stringify(readColor(other))

import type { Brand } from '@bouquet/theme'
import { type PageFacts, pageFacts } from './pageFacts.ts'
import type { SiteFiles } from './siteFiles.ts'

/** One change, and the pages or files that it is found on. */
export interface Change {
  /** `markup`: a change that shows in no text or token, such as scripts, links and drawings. */
  readonly kind: 'text' | 'token' | 'markup' | 'added' | 'removed' | 'file'
  /** Undefined for what was added. */
  readonly before?: string
  /** Undefined for what was removed. */
  readonly after?: string
  /** Addresses of pages, or the path of a file. */
  readonly places: readonly string[]
}

/** A brand with the changes between two of its sites. */
export interface BrandChanges {
  readonly brand: Brand
  /** What it is compared with: what is live, or what was live before when a build would change nothing. */
  readonly since: 'live' | 'former'
  /** Folder of that site. */
  readonly before: string
  /** Folder of the site as a build makes it. */
  readonly after: string
  readonly changes: readonly Change[]
}

/** Lists what differs between two builds of a site; equal changes of several pages are one. */
export function compareSites(before: SiteFiles, after: SiteFiles): readonly Change[] {
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort()
  const pages = addresses.flatMap((address) =>
    comparePages(before.pages.get(address), after.pages.get(address)).map((change) => ({
      ...change,
      places: [address],
    })),
  )
  const files = [...new Set([...before.others.keys(), ...after.others.keys()])]
    .filter((path) => before.others.get(path) !== after.others.get(path))
    .map((path): Change => ({ kind: 'file', places: [path] }))
  return [...group([...brandTokens(before, after), ...pages]), ...files]
}

/**
 * Changed values of the brand's design tokens, with the changed pages of both builds: their styles contain the tokens
 * under short names.
 */
function brandTokens(before: SiteFiles, after: SiteFiles): readonly Change[] {
  const places = [...after.pages.keys()]
    .filter((address) => before.pages.has(address))
    .filter((address) => before.pages.get(address) !== after.pages.get(address))
  if (before.tokens.size === 0 || after.tokens.size === 0 || places.length === 0) return []
  return [...new Set([...before.tokens.keys(), ...after.tokens.keys()])].flatMap((name) => {
    const [was, is] = [before.tokens.get(name), after.tokens.get(name)]
    if (was === is) return []
    return [
      {
        kind: 'token' as const,
        places,
        ...(was !== undefined && { before: `${name}: ${was}` }),
        ...(is !== undefined && { after: `${name}: ${is}` }),
      },
    ]
  })
}

/** Addresses of pages that differ. */
export function changedPages(changes: readonly Change[]): readonly string[] {
  return [...new Set(changes.flatMap(({ kind, places }) => (kind === 'file' ? [] : places)))]
}

type PageChange = Omit<Change, 'places'>

function comparePages(before: string | undefined, after: string | undefined): PageChange[] {
  if (before === after) return []
  if (before === undefined) return [{ kind: 'added' }]
  if (after === undefined) return [{ kind: 'removed' }]
  const [old, now] = [pageFacts(before), pageFacts(after)]
  const noticed = [
    ...pairUp('text', old.texts, now.texts),
    ...pairUp('token', old.tokens, now.tokens),
  ]
  return noticed.length > 0 || old.whole === now.whole ? noticed : [{ kind: 'markup' }]
}

/** The entries that only one side has, paired in order: what was there with what has replaced it. */
function pairUp(
  kind: 'text' | 'token',
  before: PageFacts['texts'],
  after: PageFacts['texts'],
): PageChange[] {
  const [was, is] = [new Set(before), new Set(after)]
  const removed = [...was].filter((entry) => !is.has(entry))
  const added = [...is].filter((entry) => !was.has(entry))
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [old, now] = [removed[index], added[index]]
    return {
      kind,
      ...(old !== undefined && { before: old }),
      ...(now !== undefined && { after: now }),
    }
  })
}

function group(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change>()
  for (const change of changes) {
    const { kind, before, after, places } = change
    const key = JSON.stringify([kind, before, after])
    groups.set(key, { ...change, places: [...(groups.get(key)?.places ?? []), ...places] })
  }
  return [...groups.values()].sort((one, other) => other.places.length - one.places.length)
}

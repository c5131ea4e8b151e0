/** What the bundler would put into one file. */
export interface Chunk {
  readonly name: string
  /** Whether it has only what others share, and is not loaded by itself. */
  readonly isShared: boolean
  readonly modules: readonly { readonly id: string; readonly bytes: number }[]
  /** Names of the chunks that it imports at once. */
  readonly imports: readonly string[]
}

interface Group {
  readonly chunks: readonly Chunk[]
  /** The screens and parts that need it, with how many of its bytes each needs. */
  readonly users: ReadonlyMap<string, number>
  readonly bytes: number
}

interface PlanOptions {
  /** Chunks that every screen has already. */
  readonly always: ReadonlySet<Chunk>
  /** The modules that these files are for. */
  readonly takes: (id: string) => boolean
  /** How many uncompressed bytes a request is worth. */
  readonly requestBytes: number
}

/**
 * Joins the chunks that screens share into few files: two become one as long as that saves more requests than
 * it costs in bytes that some screens do not need. Returns the ids of each file's modules.
 */
export function planFiles(
  chunks: readonly Chunk[],
  { always, takes, requestBytes }: PlanOptions,
): readonly (readonly string[])[] {
  const roots = chunks.filter(({ isShared }) => !isShared)
  const needs = new Map(roots.map((root) => [root.name, withImports(chunks, root)]))
  const groups = new Set<Group>(
    chunks
      .filter(
        (chunk) =>
          chunk.isShared && !always.has(chunk) && chunk.modules.some(({ id }) => takes(id)),
      )
      .map((chunk) => {
        const bytes = chunk.modules.reduce((sum, { id, bytes }) => sum + (takes(id) ? bytes : 0), 0)
        const users = roots.filter(({ name }) => needs.get(name)?.has(chunk))
        return { chunks: [chunk], users: new Map(users.map(({ name }) => [name, bytes])), bytes }
      }),
  )
  let pairs = [...groups].flatMap((one, at) =>
    pairsOf(one, [...groups].slice(at + 1), requestBytes),
  )
  while (pairs.length > 0) {
    const best = pairs.reduce((least, pair) => (pair.cost < least.cost ? pair : least))
    const { one, other } = best
    if (!mayJoin(groups, one, other)) {
      pairs = pairs.filter((pair) => pair !== best)
      continue
    }
    groups.delete(one)
    groups.delete(other)
    const joined = join(one, other)
    pairs = [
      ...pairs.filter((pair) => groups.has(pair.one) && groups.has(pair.other)),
      ...pairsOf(joined, groups, requestBytes),
    ]
    groups.add(joined)
  }
  return [...groups].map((group) =>
    group.chunks.flatMap(({ modules }) => modules.map(({ id }) => id).filter(takes)),
  )
}

interface Pair {
  readonly one: Group
  readonly other: Group
  readonly cost: number
}

/** The groups that are worth joining with one. */
const pairsOf = (one: Group, others: Iterable<Group>, requestBytes: number): readonly Pair[] =>
  [...others]
    .map((other) => ({ one, other, cost: costOf(one, other, requestBytes) }))
    .filter(({ cost }) => cost < 0)

/** A chunk with all that it imports at once. */
export function withImports(chunks: readonly Chunk[], start: Chunk): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const found = new Set([start])
  for (const { imports } of found)
    for (const name of imports) {
      const next = byName.get(name)
      if (next) found.add(next)
    }
  return found
}

const join = (one: Group, other: Group): Group => ({
  chunks: [...one.chunks, ...other.chunks],
  users: new Map(
    [...one.users.keys(), ...other.users.keys()].map((user) => [
      user,
      (one.users.get(user) ?? 0) + (other.users.get(user) ?? 0),
    ]),
  ),
  bytes: one.bytes + other.bytes,
})

/** How many bytes each user of a group loads without need. */
const wasteOf = ({ users, bytes }: Group): readonly number[] =>
  [...users.values()].map((needed) => bytes - needed)

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

/**
 * What joining two groups costs: bytes that some users do not need, less the requests that others save. No user
 * loads more bytes without need than a request is worth.
 */
function costOf(one: Group, other: Group, requestBytes: number): number {
  const joined = join(one, other)
  const waste = wasteOf(joined)
  if (Math.max(...waste) > requestBytes) return 0
  const saved = one.users.size + other.users.size - joined.users.size
  return sum(waste) - sum(wasteOf(one)) - sum(wasteOf(other)) - saved * requestBytes
}

/**
 * Whether two groups may become one: a third must not lie between them, since files that import each other in a
 * circle may run too early, and nobody may get with them what they import and nothing else of theirs needs.
 */
function mayJoin(groups: Iterable<Group>, one: Group, other: Group): boolean {
  const groupOf = new Map(
    [...groups].flatMap((group) => group.chunks.map((chunk) => [chunk.name, group] as const)),
  )
  const importsOf = ({ chunks }: Group) =>
    chunks.flatMap(({ imports }) => imports.flatMap((name) => groupOf.get(name) ?? []))
  const both = new Set([one, other])
  const reached = new Set([...both].flatMap(importsOf).filter((group) => !both.has(group)))
  for (const group of reached)
    for (const next of importsOf(group)) {
      if (both.has(next)) return false
      reached.add(next)
    }
  const users = [...one.users.keys(), ...other.users.keys()]
  return [...reached].every((group) => users.every((user) => group.users.has(user)))
}

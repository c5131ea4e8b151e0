import type { ESTree } from 'vite'

export type Node = ESTree.Node
export type Program = ESTree.Program

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Calls a function for a node and for all below it, unless it answers with `false`. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit)
}

/** A part of a text. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A text without some of its parts; one that lies in another is part of it. */
export const cut = (text: string, places: readonly Place[]): string =>
  places
    .filter((one) => !places.some((other) => other !== one && contains(other, one)))
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)

const contains = (outer: Place, inner: Place) =>
  outer.start <= inner.start && inner.end <= outer.end

/** The place of a property with the comma behind it. */
export function withComma(text: string, { start, end }: Place): Place {
  const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? []
  return { start, end: end + comma.length }
}

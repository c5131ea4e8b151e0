import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadScreenPart } from './loadPart.ts'

/** A screen whose code is loaded on first use. */
export function lazyScreen<const Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazyRouteComponent(() => loadScreenPart(load), name)
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Prefetching is off on slow connections and with data saving enabled. */
export function mayPrefetch(connection: Connection | null = readConnection()): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** Null where browsers do not tell, and in Node 20, which has no `navigator`. */
const readConnection = (): Connection | null =>
  typeof navigator === 'undefined' ? null : parseConnection(Reflect.get(navigator, 'connection'))

const parseConnection = (given: unknown): Connection | null =>
  typeof given === 'object' ? (given as Connection | null) : null

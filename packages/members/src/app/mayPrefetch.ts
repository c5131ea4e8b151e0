interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Prefetching is off on slow connections and with data saving enabled. */
export function mayPrefetch(
  connection: Connection | null = parseConnection(Reflect.get(navigator, 'connection')),
): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

const parseConnection = (given: unknown): Connection | null =>
  typeof given === 'object' ? (given as Connection | null) : null

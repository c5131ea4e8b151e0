/**
 * Shares the result of an expensive call: callers during the call, or within `cacheMs` after it began, get
 * the same result.
 */
export function coalesceCalls<T>(call: () => Promise<T>, cacheMs: number): () => Promise<T> {
  let shared: Promise<T> | undefined
  let isUnderWay = false
  let begunAt = 0
  return () => {
    if (shared && (isUnderWay || performance.now() - begunAt < cacheMs)) return shared
    begunAt = performance.now()
    isUnderWay = true
    shared = call().finally(() => {
      isUnderWay = false
    })
    return shared
  }
}

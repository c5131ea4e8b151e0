import type { AppContext } from '../layoutRoutes.ts'

/** What a loader knows of a visit to a screen without parameters. */
export interface ScreenVisit {
  readonly context: AppContext
}

interface LoaderInput {
  readonly context: { readonly patienceMs: number }
}

/**
 * Makes a route loader that fetches the data of a screen. In a browser the components fetch it and show skeletons
 * meanwhile. On the server the page waits for the responses, but no longer than its patience. A failed query is tried
 * again by the component that needs it.
 * @param ask starts the queries
 */
export function loadData<Visit>(ask: (visit: Visit) => readonly Promise<unknown>[]) {
  return async (visit: Visit & LoaderInput): Promise<void> => {
    const { patienceMs } = visit.context
    if (patienceMs === 0) return
    await Promise.race([Promise.allSettled(ask(visit)), waitFor(patienceMs)])
  }
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A route loader that runs two loaders at once. */
export function loadBoth<One, Other>(
  one: (visit: One) => unknown,
  other: (visit: Other) => unknown,
) {
  return async (visit: One & Other): Promise<void> => {
    await Promise.all([one(visit), other(visit)])
  }
}

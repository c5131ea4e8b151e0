import type { AppContext } from '../layoutRoutes.ts'

/** What a loader is given of a screen without parameters. */
export interface ScreenVisit {
  readonly context: AppContext
}

interface LoaderInput {
  readonly context: { readonly patienceMs: number }
}

/**
 * Route loader for what a screen asks the server for. In a browser its components ask, and show skeletons until then; a
 * page that is drawn on the server waits for the responses, but no longer than its patience. What fails is asked for
 * again by the component that needs it.
 * @param ask starts the queries
 */
export const loadData =
  <Visit>(ask: (visit: Visit) => readonly Promise<unknown>[]) =>
  async (visit: Visit & LoaderInput): Promise<void> => {
    const { patienceMs } = visit.context
    if (patienceMs === 0) return
    await Promise.race([Promise.allSettled(ask(visit)), waitFor(patienceMs)])
  }

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Route loader that runs two at once. */
export const loadBoth =
  <One, Other>(one: (visit: One) => unknown, other: (visit: Other) => unknown) =>
  async (visit: One & Other): Promise<void> => {
    await Promise.all([one(visit), other(visit)])
  }

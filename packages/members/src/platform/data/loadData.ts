interface LoaderInput {
  readonly context: { readonly patienceMs: number }
  /** The screen is only likely to be opened. */
  readonly preload: boolean
}

/**
 * Route loader for what a screen asks the server for. A browser shows the screen at once, with skeletons; a page that is
 * drawn on the server waits for the responses, but no longer than its patience. What fails is asked for again by the
 * component that needs it.
 * @param ask starts the queries
 */
export const loadData =
  <Visit>(ask: (visit: Visit) => readonly Promise<unknown>[]) =>
  async (visit: Visit & LoaderInput): Promise<void> => {
    if (visit.preload) return
    const responses = Promise.allSettled(ask(visit))
    const { patienceMs } = visit.context
    if (patienceMs > 0) await Promise.race([responses, waitFor(patienceMs)])
  }

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Route loader that runs two at once. */
export const loadBoth =
  <One, Other>(one: (visit: One) => unknown, other: (visit: Other) => unknown) =>
  async (visit: One & Other): Promise<void> => {
    await Promise.all([one(visit), other(visit)])
  }

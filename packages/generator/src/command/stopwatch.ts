/** Starts now; each call says the seconds since then, to a tenth. */
export const stopwatch = (): (() => string) => {
  const start = performance.now()
  return () => ((performance.now() - start) / 1_000).toFixed(1)
}

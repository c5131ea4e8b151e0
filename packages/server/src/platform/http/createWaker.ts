/** Lets the writer of an event stream sleep until there is something to write. */
export function createWaker() {
  let wake = () => {}
  return {
    wake: () => wake(),
    /** Resolves to true after `ms` without a wake-up. */
    isSilentFor: (ms: number) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), ms)
        wake = () => {
          clearTimeout(timer)
          resolve(false)
        }
      }),
  }
}

/** One key for each order that differs: pressing twice repeats it, choosing otherwise is a new one. */
export function orderKeys(makeKey: () => string) {
  const keys = new Map<string, string>()
  return (order: readonly (string | undefined)[]): string => {
    const name = JSON.stringify(order)
    const key = keys.get(name) ?? makeKey()
    keys.set(name, key)
    return key
  }
}

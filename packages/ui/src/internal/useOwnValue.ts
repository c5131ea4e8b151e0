import { useState } from 'react'

/** A value that the page may hold; where it does not, the component holds it. */
export function useOwnValue<T>(
  given: T | undefined,
  first: T,
): readonly [value: T, setOwn: (value: T) => void] {
  const [own, setOwn] = useState(first)
  return [given === undefined ? own : given, setOwn]
}

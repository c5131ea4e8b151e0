import { useState } from 'react'

/** State that is controlled if a value is passed, otherwise internal. */
export function useControlledState<T>(
  given: T | undefined,
  first: T,
): readonly [value: T, setOwn: (value: T) => void] {
  const [own, setOwn] = useState(first)
  return [given === undefined ? own : given, setOwn]
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const isRecord =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isRecord ? Object.values(value).flatMap(textsIn) : []
}

/** The texts in the args of a story that were typed into its controls. */
export function typedTexts(args: object, initialArgs: object): ReadonlySet<string> {
  const given = new Set(textsIn(initialArgs))
  return new Set(textsIn(args).filter((text) => !given.has(text)))
}

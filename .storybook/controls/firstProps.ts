const readOnce = /^(default[A-Z].*|autoFocus|id)$/

/** `defaultOpen` begins `isOpen`, and `defaultValue` begins `value`. */
const beginningOf = (name: string): string => {
  const stem = name.replace(/^is(?=[A-Z])/, '')
  return `default${stem.charAt(0).toUpperCase()}${stem.slice(1)}`
}

/**
 * The props that are read when a component is first rendered: where its state begins. The state of a story that
 * controls its component begins with the controlled prop, so these count too.
 */
export function firstProps(names: readonly string[]): readonly string[] {
  return names.filter((name) => readOnce.test(name) || names.includes(beginningOf(name)))
}

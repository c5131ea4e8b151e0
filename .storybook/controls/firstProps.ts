const readOnce = /^(default[A-Z].*|autoFocus|id)$/

/** `defaultOpen` begins `isOpen`, and `defaultValue` begins `value`. */
const beginningsOf = (name: string): readonly string[] => [
  name.replace(/^is(?=[A-Z])/, 'default'),
  `default${name.charAt(0).toUpperCase()}${name.slice(1)}`,
]

/**
 * The props that are read when a component is first rendered: where its state begins. The state of a story that
 * controls its component begins with the controlled prop, so these count too.
 */
export const firstProps = (names: readonly string[]): readonly string[] =>
  names.filter(
    (name) => readOnce.test(name) || beginningsOf(name).some((other) => names.includes(other)),
  )

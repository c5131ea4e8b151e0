import type { ArgTypesEnhancer } from 'storybook/internal/types'

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      (typeof inner === 'object' && inner !== null) || typeof inner === 'function'
        ? Reflect.get(inner, key)
        : undefined,
    value,
  )

/** A type as it is written, in one line; that a prop may be left out stands beside its name. */
const inOneLine = (type: string) =>
  type
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/ \| undefined$/, '')

/** The tables of props show each type as its source has it, where they would name its kind alone. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = at(component, '__docgenInfo', 'props', name, 'tsType', 'raw')
      if (typeof raw !== 'string') return [name, argType]
      const type = { summary: inOneLine(raw) }
      return [name, { ...argType, table: { ...argType.table, type } }]
    }),
  )

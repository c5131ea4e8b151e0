import type { ArgTypesEnhancer } from 'storybook/internal/types'

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      (typeof inner === 'object' && inner !== null) || typeof inner === 'function'
        ? Reflect.get(inner, key)
        : undefined,
    value,
  )

/** A type in one line, without `undefined`, which the table shows beside the name. */
const inOneLine = (type: string) =>
  type
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/ \| undefined$/, '')

/** Shows types in the props tables as written in the source. */
export const sourceTypes: ArgTypesEnhancer = ({ argTypes, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = at(component, '__docgenInfo', 'props', name, 'tsType', 'raw')
      if (typeof raw !== 'string') return [name, argType]
      const type = { summary: inOneLine(raw) }
      return [name, { ...argType, table: { ...argType.table, type } }]
    }),
  )

import { propertyName } from '../contract/tokens.ts'

type Values = { readonly [key: string]: string | Values }

/** One declaration such as `--b-color-text-muted:#…;` for each token, in the order of the contract. */
export const declarations = (values: Values, path: readonly string[] = []): string =>
  Object.entries(values)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `--${propertyName([...path, key])}:${value};`
        : declarations(value, [...path, key]),
    )
    .join('')

import { type ErrorBody, errorTable } from '@bouquet/contract'

/** A refusal as one line for the terminal: code, field, the values that belong to it, and why. */
export function describeRefusal({ code, field, params = {} }: ErrorBody['error']): string {
  const values = Object.entries(params).map(([name, value]) => `${name}: ${value}`)
  return [
    code,
    field && `(${field})`,
    values.length > 0 && `[${values.join(', ')}]`,
    errorTable[code].why,
  ]
    .filter(Boolean)
    .join(' ')
}

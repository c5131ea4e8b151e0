import { DomainError, refuse } from './DomainError.ts'

/**
 * Runs checks of different fields, so that somebody learns at once of all that is wrong.
 * @throws DomainError of the first check that refused, with what the others refused; at once whatever names no field
 */
export async function checkAll(checks: readonly (() => void | Promise<void>)[]): Promise<void> {
  const refusals: DomainError[] = []
  for (const check of checks) {
    try {
      await check()
    } catch (thrown) {
      if (!(thrown instanceof DomainError) || thrown.field === undefined) throw thrown
      refusals.push(thrown)
    }
  }
  const [first, ...others] = refusals
  if (first) throw refuse(first.code, { field: first.field, params: first.params, others })
}

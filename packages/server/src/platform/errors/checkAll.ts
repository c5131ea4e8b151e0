import { DomainError, refuse } from './DomainError.ts'

/**
 * Runs checks of different fields, so that somebody learns of all mistakes at once.
 * @throws DomainError of the first failed check, with the errors of the others. An error without a field ends the
 * checks at once.
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

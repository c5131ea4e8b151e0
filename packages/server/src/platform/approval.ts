import type { StaffContext } from './http/Ctx.ts'

/**
 * Whether somebody made a request themselves and must leave the decision to another. The command line does not know
 * who types, so there it is up to the operator.
 */
export function isOwnRequest({ staff }: { readonly staff: string }, actor: string): boolean {
  return staff === actor && actor.startsWith('staff:')
}

/** Who decides a request, why and when. */
export function decisionOf(
  { actor, clock }: Pick<StaffContext, 'actor' | 'clock'>,
  reason: string,
) {
  return { decider: actor, decisionNote: reason, decided: clock.now() }
}

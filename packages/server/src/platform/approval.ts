import type { StaffContext } from './http/Ctx.ts'

/**
 * Whether somebody asked for it themselves and must leave it to another. Who works by command line has no name, so the
 * operator sees to it that it is somebody else.
 */
export const isOwnRequest = ({ staff }: { readonly staff: string }, actor: string): boolean =>
  staff === actor && actor.startsWith('staff:')

/** Who decides a request, why and when. */
export const decisionOf = (
  { actor, clock }: Pick<StaffContext, 'actor' | 'clock'>,
  reason: string,
) => ({ decider: actor, decisionNote: reason, decided: clock.now() })

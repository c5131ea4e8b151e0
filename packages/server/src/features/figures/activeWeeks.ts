import type { Db } from '../../platform/database/Database.ts'
import type { ActiveWeeks } from '../../platform/session/ActiveWeeks.ts'
import { activeSince, cohortOf } from './cohorts.rules.ts'
import { addCohort, markFirstSeen } from './cohorts.store.ts'

/**
 * Counts members who come back, by the moment at which they were last seen: nothing else about their visits is stored.
 * A visit costs a write only when it is the first of a week.
 */
export function countActiveWeeks(db: Db): ActiveWeeks {
  return {
    async count({ id, brand, countedSteps, lastSeen, signupDate }, now) {
      const since = activeSince(signupDate, now)
      const row = cohortOf({ brand, signupDate }, 'active', now)
      const isFirst = now >= since && lastSeen !== null && lastSeen < since
      if (!row || !isFirst || !countedSteps.includes('signups')) return
      await db.transaction(async (tx) => {
        if (await markFirstSeen(tx, id, { since, now })) await addCohort(tx, row)
      })
    },
  }
}

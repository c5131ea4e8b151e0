import { constants } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { countAttempt } from '../../platform/throttle/throttle.ts'
import { lockMember, updateMember } from '../members/index.ts'
import { checkName } from './name.rules.ts'

const { most, windowDays } = constants.nameChanges
const daySeconds = 86_400

/**
 * Changes the viewer's user name by the rules of the signup; the same name again is no change. Only changes that
 * happen count towards the limit.
 * @throws DomainError those of a name, name_change_limit (params.days)
 */
export async function changeName(ctx: MemberCtx, name: string): Promise<void> {
  const { brand, clock, db, viewer } = ctx
  if (name === viewer.name) return
  checkName(name, viewer.email, brand)
  await db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = clock.now()
    const key = `name-change:${viewer.id}`
    const { count, ends } = await countAttempt(tx, key, windowDays * daySeconds, now)
    if (count > most) {
      const days = Math.ceil((ends.getTime() - now.getTime()) / (daySeconds * 1000))
      throw refuse('name_change_limit', { field: 'name', params: { days } })
    }
    await updateMember(tx, viewer.id, { name })
  })
}

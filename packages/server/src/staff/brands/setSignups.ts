import type { staffActions } from '@bouquet/contract/staff'
import type { z } from 'zod'
import { closeSignups, isWider, reopenSignups } from '../../features/settings/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import type { Services } from '../../platform/http/Services.ts'

type Asked = z.output<(typeof staffActions)['set-signups']['input']>

/**
 * Closes the signups of a brand at once, or opens them again up to what its file allows. The landing pages are built
 * from the file, so beyond that they would still say that signup is closed.
 * @throws DomainError invalid_input for more than the file allows
 */
export async function setSignups(
  { actor, brands, clock, db }: Services & StaffContext,
  { brand, signups, reason }: Asked,
): Promise<void> {
  const inFile = brands.byId(brand)?.settings.signups ?? 'none'
  if (isWider(signups, inFile)) throw refuse('invalid_input', { field: 'signups' })
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (signups === inFile) await reopenSignups(tx, brand)
    else await closeSignups(tx, { brand, signups, now })
    const about = { brand, actor, subject: `brand:${brand}`, reason, now }
    await writeAudit(tx, { ...about, act: `signups.${signups}` })
  })
}

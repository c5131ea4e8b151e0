import type { Brand } from '@bouquet/theme'
import type { Db } from '../../platform/database/Database.ts'
import { narrower, type Signups } from './signups.rules.ts'
import { findClosedSignups } from './signups.store.ts'

/** Who may sign up: what the brand's file says, unless staff have restricted it further. */
export async function readSignups(
  db: Db,
  { id, settings }: Pick<Brand, 'id' | 'settings'>,
): Promise<Signups> {
  const closed = await findClosedSignups(db, id)
  return closed ? narrower(settings.signups, closed) : settings.signups
}

import { refuse } from '../../../platform/errors/DomainError.ts'
import { fitsPassword } from '../../members/index.ts'
import type { Holder } from './owner.ts'

/**
 * Asks whoever is logged in for the password once more.
 * @throws DomainError old_password_wrong
 */
export async function checkHolder({ passwordHash }: Holder, password: string): Promise<void> {
  if (await fitsPassword(password, passwordHash ?? undefined)) return
  throw refuse('old_password_wrong', { field: 'password' })
}

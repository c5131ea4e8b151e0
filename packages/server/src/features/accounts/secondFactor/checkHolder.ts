import { refuse } from '../../../platform/errors/DomainError.ts'
import { verifyPassword } from '../../members/index.ts'
import type { FactorHolder } from './owner.ts'

/**
 * Asks whoever is logged in for the password once more.
 * @throws DomainError old_password_wrong
 */
export async function requirePassword(
  { passwordHash }: FactorHolder,
  password: string,
): Promise<void> {
  if (await verifyPassword(password, passwordHash ?? undefined)) return
  throw refuse('old_password_wrong', { field: 'password' })
}

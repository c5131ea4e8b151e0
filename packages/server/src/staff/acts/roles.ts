import type { Access } from '@bouquet/contract'
import type { StaffRole } from '@bouquet/contract/staff'
import { refuse } from '../../platform/errors/DomainError.ts'

/**
 * The one place where the roles of staff are enforced: an admin may all, the others what is theirs.
 * @throws DomainError forbidden
 */
export function requireRole(role: StaffRole, needed: Exclude<Access, 'visitor' | 'member'>): void {
  if (needed !== 'staff' && role !== 'admin' && role !== needed) throw refuse('forbidden')
}

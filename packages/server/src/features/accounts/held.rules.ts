import { type DomainError, refuse } from '../../platform/errors/DomainError.ts'
import type { MemberRow } from '../../tables/index.ts'

/** The refusal of an address that an account has, or had until it was deleted. */
export const emailHeldError = (holder: Pick<MemberRow, 'status'> | undefined): DomainError =>
  refuse(holder?.status === 'deleting' ? 'email_being_deleted' : 'email_taken', { field: 'email' })

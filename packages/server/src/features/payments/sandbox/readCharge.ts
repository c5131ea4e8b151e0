import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { findSandboxCharge, type SandboxCharge } from './sandbox.store.ts'

/** @throws DomainError not_found */
export async function readCharge({ db }: Services, reference: string): Promise<SandboxCharge> {
  const charge = await findSandboxCharge(db, reference)
  if (!charge) throw refuse('not_found')
  return charge
}

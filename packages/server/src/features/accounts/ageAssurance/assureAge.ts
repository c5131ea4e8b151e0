import type { Signup } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import type { AgeAssurance } from '../../../platform/ports/AgeAssurance.ts'
import { ageAt } from '../../members/index.ts'
import { detectCountry } from '../../places/index.ts'

/**
 * Checks that a person is old enough for the brand. The provider follows from the stated country and from the
 * country of the network address, so that stating another country does not avoid the check.
 * @throws DomainError too_young (params.min_age), age_proof_needed (params.provider)
 */
export async function assureAge(
  ctx: Ctx,
  { signup, country }: { readonly signup: Signup; readonly country: string },
): Promise<void> {
  const { ageAssurances, brand, clock, visit } = ctx
  const here = await detectCountry({ address: visit.address, fromHeader: undefined })
  const provider = ageAssurances.get(country) ?? ageAssurances.get(here ?? country) ?? selfDeclared
  const { min_age: minAge } = brand.settings
  const verdict = await provider.assure({
    dateOfBirth: signup.date_of_birth,
    minAge,
    now: clock.now(),
    proof: signup.age_proof ?? null,
  })
  switch (verdict) {
    case 'old_enough':
      return
    case 'too_young':
      throw refuse('too_young', { field: 'date_of_birth', params: { min_age: minAge } })
    case 'proof_needed':
      throw refuse('age_proof_needed', { field: 'age_proof', params: { provider: provider.name } })
  }
}

/** Accepts the stated date of birth without proof. */
export const selfDeclared: AgeAssurance = {
  name: 'self-declared',
  assure: async ({ dateOfBirth, minAge, now }) =>
    ageAt(dateOfBirth, now) >= minAge ? 'old_enough' : 'too_young',
}

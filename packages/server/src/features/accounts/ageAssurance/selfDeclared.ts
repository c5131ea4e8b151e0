import type { AgeAssurance } from '../../../platform/ports/AgeAssurance.ts'
import { ageAt } from '../../members/index.ts'

/** Takes the date of birth as it was given. */
export const selfDeclared: AgeAssurance = {
  name: 'self-declared',
  assure: async ({ dateOfBirth, minAge, now }) =>
    ageAt(dateOfBirth, now) >= minAge ? 'old_enough' : 'too_young',
}

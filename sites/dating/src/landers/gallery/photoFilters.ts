import { exampleInterests } from '@bouquet/contract'
import type { Example } from '@bouquet/generator/page'

/** The limits between the three age groups. */
export function ageBounds(examples: readonly Example[]): readonly [number, number] {
  return examples.every(({ age }) => age >= 45) ? [55, 65] : [35, 50]
}

export function ageGroup(age: number, [first, second]: readonly [number, number]): string {
  return age < first ? 'one' : age < second ? 'two' : 'three'
}

export const genderChoices = ['any', 'female', 'male'] as const
export const ageChoices = ['any', 'one', 'two', 'three'] as const
export const interestChoices = ['any', ...exampleInterests] as const

interface Choice {
  readonly gender: string
  readonly age: string
  readonly interest: string
}

/**
 * Selectors of filter combinations without results, so that CSS can show the empty message without JavaScript.
 */
export function emptyChoices(examples: readonly Example[], hasGenders: boolean): string[] {
  const bounds = ageBounds(examples)
  const fits = (example: Example, { gender, age, interest }: Choice) =>
    (gender === 'any' || example.gender === gender) &&
    (age === 'any' || ageGroup(example.age, bounds) === age) &&
    (interest === 'any' || example.interests.some((loved) => loved === interest))
  const genders = hasGenders ? genderChoices : (['any'] as const)
  return genders
    .flatMap((gender) =>
      ageChoices.flatMap((age) => interestChoices.map((interest) => ({ gender, age, interest }))),
    )
    .filter((choice) => !examples.some((example) => fits(example, choice)))
    .map(
      ({ gender, age, interest }) =>
        `${hasGenders ? `:has(#gender-${gender}:checked)` : ''}:has(#age-${age}:checked):has(#interest-${interest}:checked)`,
    )
}

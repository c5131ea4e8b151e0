import type { Interest } from '@bouquet/contract'
import { type Person, people } from '@bouquet/portraits'
import { type Brand, niches } from '@bouquet/theme'
import { hashOf } from '../hashFiles.ts'
import { exampleNames } from './exampleNames.ts'

export interface ExamplePerson {
  readonly person: Person
  readonly name: string
  readonly interests: readonly Interest[]
}

const enough = 25
/** Brands begin at one of few places, so that most of a new brand's portraits are drawn already. */
const step = 8
const shownInterests = [
  'coffee',
  'hiking',
  'cooking',
  'music',
  'art',
  'beach',
] as const satisfies Interest[]

const nameOf = ({ key, gender }: Person) => {
  const alike = people.filter((person) => person.gender === gender)
  return exampleNames[gender][alike.findIndex((person) => person.key === key)] ?? key
}

/**
 * Drawn people that suit a brand's niche: of the genders that it is for, and of its age. Brands begin at
 * different people, so that neighbours show other faces.
 */
export function examplesFor({ id, niche }: Pick<Brand, 'id' | 'niche'>): readonly ExamplePerson[] {
  const { genders } = niches[niche]
  const fits = people.filter(
    ({ gender, age }) => genders.includes(gender) && (niche !== 2 || age >= 45),
  )
  const starts = Math.ceil(fits.length / step)
  const start = (Number.parseInt(hashOf(id).slice(0, 8), 16) % starts) * step
  return [...fits.slice(start), ...fits.slice(0, start)]
    .slice(0, enough)
    .map((person, at) => ({ person, name: nameOf(person), interests: interestsAt(at) }))
}

const interestsAt = (at: number): readonly Interest[] => {
  const first = shownInterests[at % shownInterests.length] ?? 'coffee'
  const second =
    shownInterests[(at * 2 + 1 + Math.floor(at / 6)) % shownInterests.length] ?? 'music'
  return first === second ? [first] : [first, second]
}

import type { Interest, Niche } from '@bouquet/contract'
import { type Person, people } from '@bouquet/portraits'
import { niches } from '@bouquet/theme'

/** Names for the drawn people of the public pages, none of them rare, none of them anyone's. */
const names = {
  female: [
    'Clara',
    'Ines',
    'Maja',
    'Ruth',
    'Nora',
    'Lea',
    'Amina',
    'Greta',
    'Sofia',
    'Ida',
    'Elena',
    'Yara',
  ],
  male: [
    'Jonas',
    'Mateo',
    'Emil',
    'Viktor',
    'Paul',
    'Samir',
    'Oskar',
    'Luca',
    'Henrik',
    'Adam',
    'Tom',
    'Rafael',
  ],
} as const

export interface ExamplePerson {
  readonly person: Person
  readonly name: string
  readonly interests: readonly Interest[]
}

const enough = 25
const shownInterests = [
  'coffee',
  'hiking',
  'cooking',
  'music',
  'art',
  'beach',
] as const satisfies Interest[]

/** Drawn people that suit a niche: of the genders that it is for, and of its age. */
export function examplesFor(niche: Niche): readonly ExamplePerson[] {
  const { genders } = niches[niche]
  const fits = people.filter(
    ({ gender, age }) => genders.includes(gender) && (niche !== 2 || age >= 45),
  )
  const counts = { female: 0, male: 0 }
  return fits.slice(0, enough).map((person, at) => {
    const list = names[person.gender]
    const name = list[counts[person.gender]++ % list.length] ?? person.key
    return { person, name, interests: interestsAt(at) }
  })
}

const interestsAt = (at: number): readonly Interest[] => {
  const first = shownInterests[at % shownInterests.length] ?? 'coffee'
  const second =
    shownInterests[(at * 2 + 1 + Math.floor(at / 6)) % shownInterests.length] ?? 'music'
  return first === second ? [first] : [first, second]
}

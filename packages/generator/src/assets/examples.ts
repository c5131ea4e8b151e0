import { exampleInterests, type Interest } from '@bouquet/contract'
import { type Person, people } from '@bouquet/portraits'
import { type Brand, niches } from '@bouquet/theme'
import type { LanderVariant } from '@bouquet/theme/landers'
import { hashOf } from '../hashFiles.ts'

export interface ExamplePerson {
  readonly person: Person
  readonly name: string
  readonly interests: readonly Interest[]
}

const splitNames = (names: string): readonly string[] => names.trim().split(/\s+/)

/** First names of the example people, common in Europe. */
const exampleNames = {
  female: splitNames(`
    Clara Ines Maja Ruth Nora Lea Amina Greta Sofia Ida Elena Yara Anna Marta Julia
    Hanna Eva Lucia Sara Ella Laura Emma Alba Signe Petra Vera Olivia Leonie Chiara Tuva
    Ronja Aino Camille Zofia Helena Carla Rosa Linnea Irene Mila Paula Astrid Naomi Lina
    Tessa Marie Silvia Dora
  `),
  male: splitNames(`
    Jonas Mateo Emil Viktor Paul Samir Oskar Luca Henrik Adam Tom Rafael Ben Marek Hugo
    Anton Erik Leo Pablo Finn Nils Daniel Marco Simon Jan Elias Theo Lars Bruno Karl
    Milan Otto Julien Kasper David Arne Felix Mikko Piotr Sven Ali Noah Max Diego Ole
    Tomas Ivan Gabriel
  `),
}

const exampleCount = 25
/** Brands start at a multiple of this index, so that most portraits of a new brand are in the cache. */
const step = 8

const nameOf = ({ key, gender }: Person) => {
  const alike = people.filter((person) => person.gender === gender)
  return exampleNames[gender][alike.findIndex((person) => person.key === key)] ?? key
}

/**
 * The example people of a brand, of the genders and ages of its niche. The brand's id decides where in the
 * list it starts, so that brands show different faces. Those whom a variant of a lander wants come first.
 */
export function examplesFor(
  { id, niche }: Pick<Brand, 'id' | 'niche'>,
  wanted: LanderVariant['people'] = {},
): readonly ExamplePerson[] {
  const { genders } = niches[niche]
  const fits = people.filter(
    ({ gender, age }) => genders.includes(gender) && (niche !== 'mature' || age >= 45),
  )
  const starts = Math.ceil(fits.length / step)
  const start = (Number.parseInt(hashOf(id).slice(0, 8), 16) % starts) * step
  const turned = [...fits.slice(start), ...fits.slice(0, start)]
  return [
    ...turned.filter(isWanted(wanted)),
    ...turned.filter((person) => !isWanted(wanted)(person)),
  ]
    .slice(0, exampleCount)
    .map((person, at) => ({ person, name: nameOf(person), interests: interestsAt(at) }))
}

const isWanted =
  ({ gender, min_age = 0, max_age = Number.POSITIVE_INFINITY }: LanderVariant['people']) =>
  (person: Person) =>
    (gender === undefined || person.gender === gender) &&
    person.age >= min_age &&
    person.age <= max_age

const interestsAt = (at: number): readonly Interest[] => {
  const first = exampleInterests[at % exampleInterests.length] ?? 'coffee'
  const second =
    exampleInterests[(at * 2 + 1 + Math.floor(at / 6)) % exampleInterests.length] ?? 'music'
  return first === second ? [first] : [first, second]
}

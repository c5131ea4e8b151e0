import type { Attributes, Gender, Locale, Sexuality } from '@bouquet/contract'
import { type Person, people } from '@bouquet/portraits'
import { type Brand, niches } from '@bouquet/theme'
import { demoCountries, demoLocales, homeCountry } from './demoLocales.ts'
import { looksOf } from './looks.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

/** A fictional member of a demo. */
export interface DemoMember {
  readonly person: Person
  readonly name: string
  readonly gender: Gender
  readonly seeking: Gender
  readonly country: string
  readonly region: string
  readonly city: string
  readonly language: Locale
  readonly about: string
  readonly attributes: Attributes
  /** Scenes of the member's portraits, the main one first. */
  readonly scenes: readonly number[]
}

const castSize = 48
const matureAge = 45
const widowedFrom = 50

/** The fictional members of a brand, with matching genders, ages and countries. */
export function createDemoMembers(brand: Brand): DemoMember[] {
  return castOf(brand, 'cast', castSize)
}

/** Others who have just signed up, whose photos wait at the desk. */
export function createNewcomers(brand: Brand, count: number): DemoMember[] {
  return castOf(brand, 'newcomers', count)
}

function castOf(brand: Brand, seed: string, size: number): DemoMember[] {
  const chance = seededRandom(`${seed}:${brand.id}`)
  const { genders } = niches[brand.niche]
  const fitting = people.filter(
    ({ gender, age }) => genders.includes(gender) && (brand.niche !== 'mature' || age >= matureAge),
  )
  const taken = new Set<string>()
  return chance
    .shuffle(fitting)
    .slice(0, size)
    .map((person, at) => roleOf(brand, person, at, chance, taken))
}

function roleOf(
  brand: Brand,
  person: Person,
  at: number,
  chance: SeededRandom,
  taken: Set<string>,
): DemoMember {
  const { country, language, city, region } = homeOf(brand, at, chance)
  const { gender } = person
  const sexuality = sexualityOf(brand, gender, chance)
  return {
    person,
    name: freeName(demoLocales[language].firstNames[gender], city, chance, taken),
    gender,
    seeking: seekingOf(gender, sexuality, chance),
    country,
    region,
    city,
    language,
    about: chance.pick(nonEmpty(demoLocales[language].aboutTexts)),
    attributes: {
      ...looksOf(person),
      sexuality,
      body_type: chance.pick(['slim', 'athletic', 'average', 'average', 'curvy', 'full']),
      relationship_status: chance.pick(
        person.age < widowedFrom
          ? ['single', 'single', 'divorced']
          : ['single', 'divorced', 'widowed'],
      ),
      interests: chance.shuffle(niches[brand.niche].interests).slice(0, chance.between(3, 6)),
    },
    scenes: person.scenes.map((_, scene) => scene).slice(0, chance.between(1, 3)),
  }
}

/** Most live in the brand's home country, so that searches there have results. */
function homeOf(brand: Brand, at: number, chance: SeededRandom) {
  const served = brand.settings.countries.filter((country) => country in demoCountries)
  const country = at % 5 < 3 ? homeCountry(brand) : chance.pick(nonEmpty(served))
  const found = demoCountries[country]
  const [city, region] = chance.pick(nonEmpty(found?.cities ?? []))
  return { country, city, region, language: found?.language ?? brand.language }
}

function sexualityOf({ niche }: Brand, gender: Gender, chance: SeededRandom): Sexuality {
  if (niche === 'men-seeking-men') return 'gay'
  if (niche === 'women-seeking-women') return 'lesbian'
  const rest = gender === 'male' ? 'gay' : 'lesbian'
  return chance.pick(['hetero', 'hetero', 'hetero', 'hetero', 'hetero', 'hetero', 'bi', rest])
}

function seekingOf(gender: Gender, sexuality: Sexuality, chance: SeededRandom): Gender {
  const other = gender === 'male' ? 'female' : 'male'
  if (sexuality === 'bi') return chance.pick([gender, other])
  return sexuality === 'hetero' ? other : gender
}

/** A second member with a name gets the first letter of their city added. */
function freeName(
  names: readonly string[],
  city: string,
  chance: SeededRandom,
  taken: Set<string>,
): string {
  const shuffled = chance.shuffle(names)
  const initialled = shuffled.map((name) => `${name} ${city.slice(0, 1)}.`)
  const free =
    [...shuffled, ...initialled].find((name) => !taken.has(name)) ?? chance.pick(nonEmpty(names))
  taken.add(free)
  return free
}

function nonEmpty<T>(items: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('A list of the demo is empty.')
  return [first, ...rest]
}

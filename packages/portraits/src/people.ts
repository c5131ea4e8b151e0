import type { Gender, Person } from './person.ts'
import { personFromSeed } from './seed.ts'

/** Ages from 22 to 68, ordered so that neighbours differ. */
const ageAt = (index: number): number => 22 + ((index * 17) % 47)

/** Whether two people look alike. */
const resembles = (a: Person, b: Person): boolean => {
  const [here, there] = [a.scenes[0], b.scenes[0]]
  const samePlace = here.place === there.place
  const sameLook = a.gender === b.gender && a.hair.style === b.hair.style
  return samePlace || sameLook || (here.cloth === there.cloth && here.outfit === there.outfit)
}

const takes = 40

/** The first of a few variants that differs from the previous people. */
const cast = (key: string, gender: Gender, age: number, before: readonly Person[]): Person => {
  const recent = before.slice(-6)
  const takePerson = (take: number): Person => {
    const person = personFromSeed(take === 0 ? key : `${key}.${take}`, { gender, age })
    return { ...person, key }
  }
  const likenessOf = (person: Person) => recent.filter((other) => resembles(person, other)).length
  let best = takePerson(0)
  for (let take = 1; take < takes && likenessOf(best) > 0; take += 1) {
    const person = takePerson(take)
    if (likenessOf(person) < likenessOf(best)) best = person
  }
  return best
}

/** All people: 48 women and 48 men, alternating. */
export const people: readonly Person[] = Array.from({ length: 96 }).reduce<Person[]>(
  (before, _, index) => {
    const gender = index % 2 === 0 ? 'female' : 'male'
    const number = String(Math.floor(index / 2) + 1).padStart(2, '0')
    const key = `${gender === 'female' ? 'w' : 'm'}${number}`
    before.push(cast(key, gender, ageAt(index), before))
    return before
  },
  [],
)

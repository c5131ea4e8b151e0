import type { Person } from './person.ts'
import { personFromSeed } from './seed.ts'

/** 22 to 68, spread over the list so that neighbours differ in age. */
const ageAt = (index: number): number => 22 + ((index * 17) % 47)

/** The cast: 48 women and 48 men, alternating. */
export const people: readonly Person[] = Array.from({ length: 96 }, (_, index) => {
  const gender = index % 2 === 0 ? 'female' : 'male'
  const number = String(Math.floor(index / 2) + 1).padStart(2, '0')
  return personFromSeed(`${gender === 'female' ? 'w' : 'm'}${number}`, {
    gender,
    age: ageAt(index),
  })
})

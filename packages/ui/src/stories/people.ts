import { people, portraitSvg } from '@bouquet/portraits'
import type { PhotoSource } from '../Photo/index.ts'

const [first] = people
if (first === undefined) throw new Error('The illustrator has no people.')

/** Illustrated portraits of fictional people. */
export const portrait = (index: number, scene = 0): PhotoSource => ({
  src: `data:image/svg+xml,${encodeURIComponent(portraitSvg(people[index] ?? first, { scene }))}`,
  width: 800,
  height: 1000,
  thumbhash: 'WQgOFYJJeIeHh3d/dnZwWHeAhwd4',
})

export const anna = { name: 'Anna', age: 34, photo: portrait(0) }
export const joris = { name: 'Joris', age: 41, photo: portrait(1) }
export const margit = { name: 'Margit', age: 58, photo: portrait(4) }
export const longName = { name: 'Aleksandra-Wilhelmina', age: 47, photo: portrait(6) }

const crowdNames = ['Noor', 'Bram', 'Elif', 'Tomasz', 'Ingrid', 'Marco', 'Sofia', 'Anders'] as const

export const crowd = crowdNames.map((name, index) => ({
  id: name,
  name,
  age: people[index + 8]?.age ?? 40,
  photo: portrait(index + 8, index % 3),
}))

/** Names of all people in stories. */
export const names = [anna, joris, margit, longName, ...crowd].map(({ name }) => name)

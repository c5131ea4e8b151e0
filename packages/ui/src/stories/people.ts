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

/** Like the server's blurred copy: too small to show a face. */
export const blurredPortrait = (scene: number): PhotoSource => ({
  ...portrait(0, scene),
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><filter id="b"><feGaussianBlur stdDeviation="14"/></filter><g filter="url(#b)"><rect width="80" height="100" fill="${['#d9b79a', '#9fb8a5', '#b9a3c4'][scene]}"/><circle cx="40" cy="42" r="22" fill="#8a5a44"/><rect x="14" y="68" width="52" height="40" fill="#5d4a66"/></g></svg>`,
  )}`,
})

export const anna = { name: 'Anna', age: 34, photo: portrait(0) }
export const joris = { name: 'Joris', age: 41, photo: portrait(1) }
export const margit = { name: 'Margit', age: 58, photo: portrait(4) }
export const doubleName = { name: 'Anna-Katharina', age: 36, photo: portrait(0) }
export const longName = { name: 'Aleksandra-Wilhelmina', age: 47, photo: portrait(6) }

const crowdNames = ['Noor', 'Bram', 'Elif', 'Tomasz', 'Ingrid', 'Marco', 'Sofia', 'Anders'] as const

export const crowd = crowdNames.map((name, index) => ({
  id: name,
  name,
  age: people[index + 8]?.age ?? 40,
  photo: portrait(index + 8, index % 3),
}))

/** Names of all people in stories. */
export const names = [anna, joris, margit, doubleName, longName, ...crowd].map(({ name }) => name)

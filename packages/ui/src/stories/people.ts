import { people, portraitSvg } from '@bouquet/portraits'
import type { PhotoSource } from '../Photo/index.ts'

const [first] = people
if (first === undefined) throw new Error('The illustrator has no people.')

const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Illustrated portraits of fictional people. */
export const portrait = (index: number, scene = 0): PhotoSource => ({
  src: svgUrl(portraitSvg(people[index] ?? first, { scene })),
  width: 800,
  height: 1000,
  thumbhash: 'WQgOFYJJeIeHh3d/dnZwWHeAhwd4',
})

/**
 * A portrait of Anna like the server's blurred copy, in which no face can be seen. It is enlarged, so that the blur
 * does not end at the edges.
 */
export const blurredPortrait = (scene: number): PhotoSource => ({
  ...portrait(0, scene),
  src: svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="100 125 600 750"><filter id="blurred"><feGaussianBlur stdDeviation="48"/></filter><g filter="url(#blurred)">${portraitSvg(first, { scene })}</g></svg>`,
  ),
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

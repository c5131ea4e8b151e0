export { people } from './people.ts'
export type { Gender, Person, Scene } from './person.ts'
export { portraitSvg } from './portrait.ts'
export { personFromSeed } from './seed.ts'

export type { AgeAssurance, AgeAssurances } from './AgeAssurance.ts'
export { assureAge } from './assureAge.ts'

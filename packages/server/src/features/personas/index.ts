export { workPersonas } from './workPersonas.ts'

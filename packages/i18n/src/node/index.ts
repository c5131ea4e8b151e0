import '../types.ts'

export type { Translate } from '../translate.ts'
export { loadResources, translator } from './translator.ts'

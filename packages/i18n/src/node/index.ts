import '../types.ts'

export type { Translate } from '../createI18n.ts'
export { acceptedLanguages } from './acceptedLanguages.ts'
export { loadResources, translator } from './translator.ts'

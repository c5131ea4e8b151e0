import type { Locale } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import { draftTranslator } from './draft.ts'

/** What a text that a language lacks does: stop the build, or appear in English. */
export type Texts = 'complete' | 'draft'

export const textsOf = (locale: Locale, texts: Texts): Translate =>
  texts === 'draft' ? draftTranslator(locale) : translator(locale)

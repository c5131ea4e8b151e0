import type { Namespace } from '@bouquet/i18n'
import type { AppContext } from '../app/context.ts'

/** A route loader that loads the translations of a screen in parallel with its code. */
export const loadTranslations =
  (...names: readonly Namespace[]) =>
  ({ context }: { readonly context: Pick<AppContext, 'translations'> }) =>
    context.translations.ensure(...names)

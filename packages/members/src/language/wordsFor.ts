import type { Namespace } from '@bouquet/i18n'
import type { AppContext } from '../app/context.ts'

/** A route loader that brings the texts of a screen along with its code. */
export const wordsFor =
  (...names: readonly Namespace[]) =>
  ({ context }: { readonly context: Pick<AppContext, 'words'> }) =>
    context.words.ensure(...names)

import type { Locale } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { OwnPage } from '../page.ts'

/** The text of an operator's own page in one language. */
export type OwnText = Pick<OwnPage, 'title' | 'description' | 'sections'>

/** An operator's own page in the languages in which it was written; that of the brand is among them. */
export interface OwnPageFiles {
  /** Last part of its address. */
  readonly token: string
  readonly texts: Partial<Record<Locale, OwnText>>
}

/** The own pages of a brand in one language, or in the brand's language where that text is missing. */
export function ownPagesIn(
  locale: Locale,
  files: readonly OwnPageFiles[],
  { language }: Pick<Brand, 'language'>,
): readonly OwnPage[] {
  return files.flatMap(({ token, texts }) => {
    const written = texts[locale] ? locale : language
    const text = texts[written]
    return text ? [{ token, language: written, ...text }] : []
  })
}

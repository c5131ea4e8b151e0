/// <reference types="vite/types/importMeta.d.ts" />
import type { Locale } from '@bouquet/contract'
import type { Dictionary } from '../dictionary.ts'
import '../types.ts'

/** Languages of the staff's desk; what members read comes in theirs. */
export const deskLocales = ['en', 'de'] as const
export type DeskLocale = (typeof deskLocales)[number]

export function isDeskLocale(value: unknown): value is DeskLocale {
  return deskLocales.some((locale) => locale === value)
}

const files: Readonly<Record<DeskLocale, () => Promise<{ readonly default: Dictionary }>>> = {
  en: () => import('../../desk/en.json'),
  de: () => import('../../desk/de.json'),
}

/** Loads the texts of the desk, the namespace `desk`, as a separate chunk. */
export async function loadDeskTexts(locale: DeskLocale): Promise<Dictionary> {
  return (await files[locale]()).default
}

const toMembers = import.meta.glob<Dictionary>('../../locales/*/moderation.json', {
  import: 'default',
})

/** Loads what staff write to members, the namespace `moderation`, in the language of one of them. */
export async function loadModerationTexts(locale: Locale): Promise<Dictionary> {
  const load = toMembers[`../../locales/${locale}/moderation.json`]
  if (!load) throw new Error(`There is no namespace “moderation” in the locale “${locale}”.`)
  return load()
}

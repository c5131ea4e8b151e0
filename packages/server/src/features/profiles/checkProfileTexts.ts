import { refuse } from '../../platform/errors/DomainError.ts'
import { plainText } from '../../platform/text/plainText.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findWarnings } from '../moderation/index.ts'

const fields = ['about', 'city', 'region'] as const

type Texts = { readonly [field in (typeof fields)[number]]?: string | null | undefined }

/**
 * Validates and normalizes the free texts of a profile. They are public, so anything that would trigger a
 * warning in a message is refused in a changed text.
 * @throws DomainError text_contact, text_money (params.found)
 */
export function checkProfileTexts(input: Texts, current: Pick<MemberRow, keyof Texts>): Texts {
  const texts: Partial<Record<keyof Texts, string | null>> = {}
  for (const field of fields) {
    const given = input[field]
    if (given === undefined) continue
    const text = given === null ? null : plainText(given)
    if (text !== null && text !== current[field]) checkText(text, field)
    texts[field] = text
  }
  return texts
}

function checkText(text: string, field: keyof Texts): void {
  const [found] = findWarnings(text)
  if (!found) return
  const code = found.kind === 'money' ? 'text_money' : 'text_contact'
  throw refuse(code, { field, params: { found: found.excerpt } })
}

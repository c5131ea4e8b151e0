import { electronicFormatIBAN, isSEPACountry, validateIBAN } from 'ibantools'
import { refuse } from '../../../platform/errors/DomainError.ts'

/**
 * Parses an IBAN: check digits and length are valid, and its country takes part in SEPA.
 * @throws DomainError iban_invalid, iban_country
 */
export function parseIban(typed: string): string {
  const iban = electronicFormatIBAN(typed) ?? ''
  if (!validateIBAN(iban).valid) throw refuse('iban_invalid', { field: 'iban' })
  if (!isSEPACountry(iban.slice(0, 2))) throw refuse('iban_country', { field: 'iban' })
  return iban
}

const name = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M} .,'’&-]{3,70}$/u

/** @throws DomainError holder_invalid */
export function readHolder(typed: string): string {
  const holder = typed.replaceAll(/\s+/g, ' ').trim()
  if (!name.test(holder)) throw refuse('holder_invalid', { field: 'holder' })
  return holder
}

const international = /^\+[1-9]\d{7,14}$/

/** @throws DomainError phone_invalid */
export function readPhone(typed: string): string {
  const phone = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (!international.test(phone)) throw refuse('phone_invalid', { field: 'phone' })
  return phone
}

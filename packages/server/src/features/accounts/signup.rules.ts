import type { Locale, Signup, Tracking } from '@bouquet/contract'
import { emailAddressSchema } from '@bouquet/contract/schemas'
import { locales } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import { z } from 'zod'
import { type DomainError, refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { ageAt, checkNewPassword } from '../members/index.ts'
import { checkName } from './name.rules.ts'

const maxAge = 120

/** The rules for a new account, one a field; each throws when it is broken. */
export function signupChecks(
  signup: Signup,
  brand: Brand,
  now: Date,
): readonly (() => void | Promise<void>)[] {
  return [
    () => checkEmail(signup.email),
    () => checkName(signup.name, signup.email, brand),
    () => checkNewPassword(signup.password, { owner: { ...signup, brands: [brand] } }),
    () => checkDateOfBirth(signup.date_of_birth, brand.settings.min_age, now),
    () => {
      if (!signup.terms) throw refuse('terms_not_accepted', { field: 'terms' })
    },
  ]
}

export function checkEmail(email: string): void {
  if (!emailAddressSchema.safeParse(email).success)
    throw refuse('email_invalid', { field: 'email' })
}

function checkDateOfBirth(date: string, minAge: number, now: Date): void {
  const field = 'date_of_birth'
  if (!z.iso.date().safeParse(date).success) throw refuse('date_of_birth_invalid', { field })
  const age = ageAt(date, now)
  if (age < 0 || age > maxAge) throw refuse('date_of_birth_invalid', { field })
  if (age < minAge) throw refuse('too_young', { field, params: { min_age: minAge } })
}

/** Whether the brand accepts signups with this tracking data. */
export function acceptsSignup(
  signups: Brand['settings']['signups'],
  tracking: Tracking = {},
): boolean {
  if (signups === 'with_trafficsource') return hasTrafficSource(tracking)
  return signups === 'all'
}

export function hasTrafficSource({ network, ref }: Tracking): boolean {
  return Boolean(network || ref)
}

/** The error for an address that an account uses, or used until it was deleted. */
export function emailHeldError(holder: Pick<MemberRow, 'status'> | undefined): DomainError {
  return refuse(holder?.status === 'deleting' ? 'email_being_deleted' : 'email_taken', {
    field: 'email',
  })
}

/** The country of the signup language if the brand serves it, else the brand's first country. */
export function defaultCountry({ settings, company }: Brand, locale: Locale): string {
  const home = locales[locale].tag.slice(-2)
  return (
    settings.countries.find((country) => country === home) ??
    settings.countries[0] ??
    company.country
  )
}

/** The stated country, or the most likely one. */
export function signupCountry(
  { brand, locale }: Pick<Ctx, 'brand' | 'locale'>,
  { country, language }: Pick<Signup, 'country' | 'language'>,
): string {
  return country ?? defaultCountry(brand, language ?? locale)
}

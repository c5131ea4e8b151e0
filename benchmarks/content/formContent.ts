import { type Locale, passwordMinLength } from '@bouquet/contract'
import { monthOptions, partOrder } from '@bouquet/contract/date'
import { locales } from '@bouquet/i18n'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { pathOf } from '../../sites/dating/src/address.ts'
import { trackingNames } from '../../sites/dating/src/trackingNames.ts'
import type { FormContent } from '../landers/react/content.ts'

const errorFields = {
  name_is_email: 'name',
  name_starts_with_at: 'name',
  name_length: 'name',
  name_contact: 'name',
  name_characters: 'name',
  name_reserved: 'name',
  too_young: 'date_of_birth',
  date_of_birth_invalid: 'date_of_birth',
  email_invalid: 'email',
  email_taken: 'email',
  email_being_deleted: 'email',
  password_too_short: 'password',
  password_guessable: 'password',
  terms_not_accepted: 'terms',
  signups_closed: 'form',
  too_many_requests: 'form',
  invalid_input: 'form',
  general_error: 'form',
} as const

const errorCodes = Object.keys(errorFields) as (keyof typeof errorFields)[]

/** Texts and choices of the signup form of a lander. */
export function formContent(
  { name, settings }: Brand,
  locale: Locale,
  t: Translate,
  lander: string,
): FormContent {
  const { tag } = locales[locale]
  const age = settings.min_age
  const figures = {
    min_age: age,
    min: passwordMinLength,
    seconds: '{{seconds}}',
    minutes: '{{minutes}}',
  }
  const parts = {
    day: t('components:date.day'),
    month: t('components:date.month'),
    year: t('components:date.year'),
  }
  return {
    lander,
    locale,
    trackingNames,
    gender: t('common:signup.i_am'),
    seeking: t('common:signup.seeking'),
    genders: [
      { value: 'female', label: t('common:signup.woman') },
      { value: 'male', label: t('common:signup.man') },
    ],
    fields: [
      {
        name: 'name',
        label: t('common:signup.name'),
        hint: t('common:signup.name_hint'),
        minLength: 2,
        maxLength: 30,
      },
      { name: 'email', label: t('common:signup.email'), hint: t('common:signup.email_hint') },
      {
        name: 'password',
        label: t('common:signup.password'),
        hint: t('common:signup.password_hint', { count: passwordMinLength }),
        minLength: passwordMinLength,
      },
    ],
    birth: {
      legend: t('common:signup.date_of_birth'),
      hint: t('common:signup.date_of_birth_hint'),
      parts: partOrder(tag).map((part) => ({ name: part, label: parts[part] })),
      months: monthOptions(tag).map(({ id, label }) => ({ id: String(id), label })),
    },
    consent: t('common:signup.terms', { age })
      .replaceAll('<terms>', `<a href="${pathOf(locale, 'terms')}" target="_blank">`)
      .replaceAll('<privacy>', `<a href="${pathOf(locale, 'privacy')}" target="_blank">`)
      .replaceAll(/<\/(?:terms|privacy)>/g, '</a>'),
    submit: t('common:signup.submit', { brand: name }),
    sending: t('common:signup.sending'),
    note: `${t('common:signup.free')} ${t('common:signup.have_account')}`,
    logIn: t('common:log_in'),
    errors: Object.fromEntries(errorCodes.map((code) => [code, t(`errors:${code}`, figures)])),
    errorFields,
  }
}

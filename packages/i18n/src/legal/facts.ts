import type { Company, FeatureSettings, Locale } from '@bouquet/contract'
import { browserStorage, constants } from '@bouquet/contract'
import { countryName, formatDate, formatList, languageName } from '../format/index.ts'
import { countryFacts } from './countryFacts.ts'

/** The data of a brand for its legal pages. A `Brand` has this shape. */
export interface LegalFacts {
  /** The brand's name. */
  readonly name: string
  readonly company: Partial<Company>
  readonly settings: Pick<
    FeatureSettings,
    'refund_days' | 'min_age' | 'signup_credits' | 'message_credits' | 'fictional_profiles'
  >
}

export type LegalVariables = Readonly<Record<string, string | undefined>>

/** A company file lacks data that is legally required on the page. */
export class MissingCompanyFact extends Error {
  readonly fact: string

  constructor(fact: string, brand: string) {
    super(`The company of ${brand} has no “${fact}”; add it to the company file.`)
    this.name = 'MissingCompanyFact'
    this.fact = fact
  }
}

/**
 * Values of the variables in legal texts. A fact that only some companies state is undefined for the others, and its
 * section is left out.
 * @throws MissingCompanyFact
 */
export function legalVariables(facts: LegalFacts, locale: Locale): LegalVariables {
  const { name, settings } = facts
  const company = wholeCompany(facts)
  const { languages, receiptYears, ...bodies } = countryFacts(company.country)
  return {
    brand: name,
    company: company.name,
    address: company.address,
    city: company.city,
    country: countryName(company.country, locale),
    ...bodies,
    receiptYears: String(receiptYears),
    contactLanguages: formatList(
      ['en', ...languages].map((code) => languageName(code, locale)),
      locale,
    ),
    kvk: company.kvk,
    vat: formatList(company.vat_numbers, locale),
    tradenames: formatList(company.tradenames, locale),
    supportEmail: company.support_email,
    supportPhone: company.support_phone,
    refundDays: String(settings.refund_days),
    minAge: String(settings.min_age),
    signupCredits: String(settings.signup_credits),
    messageCredits: String(settings.message_credits),
    reactivationDays: String(constants.reactivationDays),
    freePhotos: String(constants.photos.free),
    premiumPhotos: String(constants.photos.premium),
    freeConversations: String(constants.freeConversations),
    localeDays: String(constants.cookies.localeDays),
    authDays: String(constants.cookies.authDays),
    countryDays: String(constants.cookies.countryDays),
    noticeDays: String(browserStorage.closed_notice.lifetime.count),
    searchDays: String(browserStorage.last_search.lifetime.count),
    representedBy: facts.company.represented_by,
    mediator: facts.company.mediator,
    euRepresentative: facts.company.eu_representative,
    version: formatDate(termsVersion(company.added), locale, 'long', 'UTC'),
  }
}

/** The date from which the terms apply: their own, or the day the company was added if that is later. */
export function termsVersion(companyAdded: string): string {
  return Date.parse(companyAdded) > Date.parse(constants.termsVersion)
    ? companyAdded
    : constants.termsVersion
}

function wholeCompany({ name: brand, company }: LegalFacts) {
  const text = (fact: 'name' | 'address' | 'city' | 'country' | 'kvk' | Support | 'added') => {
    const value = company[fact]
    if (value === undefined || value.trim() === '') throw new MissingCompanyFact(fact, brand)
    return value
  }
  const list = (fact: 'tradenames' | 'vat_numbers') => {
    const values = company[fact]?.filter((value) => value.trim() !== '') ?? []
    if (values.length === 0) throw new MissingCompanyFact(fact, brand)
    return values
  }
  return {
    name: text('name'),
    address: text('address'),
    city: text('city'),
    country: text('country'),
    kvk: text('kvk'),
    support_email: text('support_email'),
    support_phone: text('support_phone'),
    added: text('added'),
    tradenames: list('tradenames'),
    vat_numbers: list('vat_numbers'),
  }
}

type Support = 'support_email' | 'support_phone'

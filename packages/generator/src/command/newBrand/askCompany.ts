import type { CompanyFile } from '@bouquet/theme'
import { companyFileSchema } from '@bouquet/theme'
import { similarOrList, toSlug } from '@bouquet/theme/load'
import { CommandError } from '../CommandError.ts'
import type { Asker } from './asker.ts'
import type { NewBrandOptions } from './options.ts'

/** The company of a new brand: one that exists, or the content of a new file. */
export type CompanyAnswer =
  | { readonly kind: 'existing'; readonly id: string }
  | { readonly kind: 'new'; readonly id: string; readonly company: CompanyFile }

const another = ''
const facts = companyFileSchema.shape

interface CompanyContext {
  readonly brandName: string
  readonly domain: string
  /** Ids of the companies that exist. */
  readonly existing: readonly string[]
  readonly now: Date
}

/** Asks for a company: one of the folder, or the facts of a new one. */
export async function askCompany(
  options: NewBrandOptions,
  context: CompanyContext,
  asker: Asker,
): Promise<CompanyAnswer> {
  const { existing, brandName } = context
  if (options.companyName !== undefined) return askFacts(options, context, asker)
  if (options.company !== undefined) {
    if (existing.includes(options.company)) return { kind: 'existing', id: options.company }
    const nearest = similarOrList(options.company, existing)
    throw new CommandError(
      'usage',
      `There is no company ${options.company}.`,
      `${nearest === undefined ? 'Add' : `Use ${nearest}, or add`} --company-name and its other facts to make it.`,
    )
  }
  const [first] = existing
  if (first === undefined) return askFacts(options, context, asker)
  const id = await asker.choose<string>({
    label: `Company behind ${brandName}, which the legal texts name`,
    suggestion: first,
    choices: [
      ...existing.map((value) => ({ value, label: value })),
      { value: another, label: 'another one' },
    ],
  })
  return id === another ? askFacts(options, context, asker) : { kind: 'existing', id }
}

async function askFacts(
  options: NewBrandOptions,
  { brandName, domain, existing, now }: CompanyContext,
  asker: Asker,
): Promise<CompanyAnswer> {
  const ask = async (
    key: 'name' | 'address' | 'city' | 'country' | 'kvk' | 'support_phone' | 'support_email',
    option: string,
    given: string | undefined,
    { label, valid, suggestion }: { label: string; valid: string; suggestion?: string },
  ) =>
    given ??
    (await asker.text({
      label,
      option,
      suggestion,
      valid,
      isValid: (text) => facts[key].safeParse(text).success,
    }))
  const name = await ask('name', 'company-name', options.companyName, {
    label: 'Name of the company as registered',
    valid: '2 to 80 characters',
  })
  const id = options.company ?? toSlug(name)
  if (existing.includes(id))
    throw new CommandError(
      'company_exists',
      `There is a company ${id} already.`,
      `Use it by --company ${id} without --company-name, or give another id by --company.`,
    )
  const address = await ask('address', 'address', options.address, {
    label: 'Street, number and postcode',
    valid: '5 to 120 characters',
  })
  const city = await ask('city', 'city', options.city, {
    label: 'Town',
    valid: '2 to 60 characters',
  })
  const country = await ask('country', 'country', options.country, {
    label: 'Country, as two capitals',
    valid: 'two capitals, as in NL',
  })
  const kvk = await ask('kvk', 'register', options.register, {
    label: 'Number in the trade register',
    valid: '4 to 40 characters',
  })
  const vat =
    options.vat ??
    (await asker.text({
      label: 'VAT number',
      option: 'vat',
      valid: '4 to 40 characters',
      isValid: (text) => facts.vat_numbers.safeParse([text]).success,
    }))
  const phone = await ask('support_phone', 'phone', options.phone, {
    label: 'Support telephone',
    valid: 'a number as dialled from abroad, as in +31 20 123 45 67',
  })
  const email = await ask('support_email', 'email', options.email, {
    label: 'Support address',
    valid: 'an e-mail address',
    suggestion: `support@${domain.replace(/^www\./, '')}`,
  })
  return {
    kind: 'new',
    id,
    company: {
      name,
      address,
      kvk,
      city,
      country,
      tradenames: [...new Set([name, brandName])],
      vat_numbers: [vat],
      support_phone: phone,
      support_email: email,
      delete_discount: 20,
      added: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    },
  }
}

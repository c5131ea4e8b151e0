import { constants } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'

/** Date of the terms that a member accepts: the product's, or the day the company was added if later. */
export function termsVersion({ company }: Pick<Brand, 'company'>): Date {
  const product = new Date(constants.termsVersion)
  const added = new Date(company.added)
  return added > product ? added : product
}

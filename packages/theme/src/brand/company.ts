import { companySchema } from '@bouquet/contract'
import { z } from 'zod'
import { words } from './text.ts'

/** The contract's company, checked as strictly as a brand file. */
export const companyFileSchema = z.strictObject({
  /** Where an editor finds the schema of the file. */
  $schema: z.string().optional(),
  ...companySchema.shape,
  name: words(2, 80),
  address: words(5, 120),
  city: words(2, 60),
  kvk: words(4, 40),
  tradenames: z.array(words(2, 80)).min(1),
  vat_numbers: z.array(words(4, 40)).min(1),
})

/** Content of one `themes/companies/<id>.company.jsonc`. */
export type CompanyFile = z.input<typeof companyFileSchema>

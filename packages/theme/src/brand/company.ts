import { companySchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import { textSchema } from './text.ts'

/** The contract's company schema with the stricter text rules of brand files. */
export const companyFileSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the schema of this file.'),
  ...companySchema.shape,
  name: textSchema(2, 80).describe('Name as registered.'),
  address: textSchema(5, 120).describe('Street, number and postcode.'),
  city: textSchema(2, 60).describe('Town in which the company sits.'),
  kvk: textSchema(4, 40).describe('Number in the trade register.'),
  tradenames: z
    .array(textSchema(2, 80))
    .min(1)
    .describe('Names under which it trades, those of its brands among them.'),
  vat_numbers: z.array(textSchema(4, 40)).min(1).describe('VAT numbers.'),
})

/** Content of one `themes/companies/<id>.company.jsonc`. */
export type CompanyFile = z.input<typeof companyFileSchema>

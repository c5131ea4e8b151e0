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
  represented_by: textSchema(2, 120)
    .optional()
    .describe('Who represents the company and directs what it publishes.'),
  mediator: textSchema(2, 200)
    .optional()
    .describe('Consumer mediator: name, address and website. France asks for it.'),
  eu_representative: textSchema(2, 200)
    .optional()
    .describe('Name and address of the representative in the Union of a company outside it.'),
})

/** Content of one `themes/companies/<id>.company.jsonc`. */
export type CompanyFile = z.input<typeof companyFileSchema>

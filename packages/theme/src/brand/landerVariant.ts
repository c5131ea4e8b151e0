import { localeCodes } from '@bouquet/contract'
import { genderSchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import { textSchema } from './text.ts'

const age = z.int().min(18).max(99)

/** Texts that replace the lander's own; a language without them shows the lander's. */
const landerCopySchema = z
  .strictObject({
    title: textSchema(2, 70).describe('Heading and title of the page.'),
    description: textSchema(2, 160).describe('Description for search engines.'),
    lead: textSchema(2, 200).describe('First sentence below the heading.'),
  })
  .partial()

/** A page of a lander for one town, age group or campaign. */
export const landerVariantSchema = z.strictObject({
  copy: z
    .partialRecord(z.enum(localeCodes), landerCopySchema)
    .prefault({})
    .describe("Words of the variant, by language; the lander's when absent."),
  people: z
    .strictObject({
      gender: genderSchema.describe('Only people of this gender.'),
      min_age: age.describe('Youngest age.'),
      max_age: age.describe('Oldest age.'),
    })
    .partial()
    .prefault({})
    .describe('Which example people come first; all that the niche allows when absent.'),
})

export type LanderVariant = z.output<typeof landerVariantSchema>

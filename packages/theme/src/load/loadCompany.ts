import type { z } from 'zod'
import { companyFileSchema } from '../brand/company.ts'
import { explain } from './explain.ts'
import type { BrandFault } from './faults.ts'
import type { Source } from './readSource.ts'

export type LoadedCompany =
  | { readonly company: z.output<typeof companyFileSchema> }
  | { readonly faults: readonly BrandFault[] }

/** Checks one company's file. */
export const loadCompany = ({ file, document }: Source): LoadedCompany => {
  if (document.faults.length > 0) return { faults: document.faults }
  const parsed = companyFileSchema.safeParse(document.content)
  return parsed.success
    ? { company: parsed.data }
    : { faults: explain(parsed.error, companyFileSchema, { name: file.name, ...document }) }
}

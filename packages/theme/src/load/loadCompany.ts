import type { z } from 'zod'
import { companyFileSchema } from '../brand/company.ts'
import { explain } from './explain.ts'
import type { BrandFault } from './faults.ts'
import { readObject } from './readObject.ts'
import { companyPath } from './themeFile.ts'

type LoadedCompany =
  | { readonly company: z.output<typeof companyFileSchema> }
  | { readonly faults: readonly BrandFault[] }

/** Reads and checks one company's file, which must exist. */
export const loadCompany = async (directory: string, id: string): Promise<LoadedCompany> => {
  const file = companyPath(directory, id)
  const read = await readObject(file, 'defineCompany')
  if ('faults' in read) return read
  const parsed = companyFileSchema.safeParse(read.content)
  return parsed.success
    ? { company: parsed.data }
    : { faults: explain(parsed.error, companyFileSchema, { name: file.name, ...read }) }
}

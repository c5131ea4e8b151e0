import type { z } from 'zod'
import { companyFileSchema } from '../brand/company.ts'
import type { Diagnostic } from './diagnostics.ts'
import { explainIssues } from './explainIssues.ts'
import type { Source } from './readSource.ts'

export type LoadedCompany =
  | { readonly company: z.output<typeof companyFileSchema> }
  | { readonly diagnostics: readonly Diagnostic[] }

/** Checks one company file. */
export function loadCompany({ file, document }: Source): LoadedCompany {
  if (document.diagnostics.length > 0) return { diagnostics: document.diagnostics }
  const parsed = companyFileSchema.safeParse(document.content)
  return parsed.success
    ? { company: parsed.data }
    : {
        diagnostics: explainIssues(parsed.error, companyFileSchema, {
          name: file.name,
          ...document,
        }),
      }
}

import type { companySchema } from '@bouquet/contract'
import type { z } from 'zod'

/** Content of one `themes/companies/<id>.company.ts`. */
export type CompanyFile = z.input<typeof companySchema>

import { z } from 'zod'
import { CommandError } from '../CommandError.ts'

/** Options of `bouquet new`: the answers that are given already. */
const optionsSchema = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  niche: z.string().optional(),
  language: z.string().optional(),
  palette: z.string().optional(),
  primary: z.string().optional(),
  secondary: z.string().optional(),
  neutral: z.string().optional(),
  art: z.string().optional(),
  company: z.string().optional(),
  companyName: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  country: z.string().optional(),
  register: z.string().optional(),
  vat: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  yes: z.boolean().default(false),
  json: z.boolean().default(false),
})

export type NewBrandOptions = z.output<typeof optionsSchema>

export function parseOptions(options: unknown): NewBrandOptions {
  return optionsSchema.parse(options)
}

/** Parses an option by the schema of its key in a brand file. @throws CommandError naming the option */
export function parseOption<T>(
  schema: z.ZodType<T>,
  option: string,
  value: unknown,
  valid: string,
): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new CommandError(
    'usage',
    `--${option} ${JSON.stringify(value)} is not valid.`,
    `Use ${valid}.`,
  )
}

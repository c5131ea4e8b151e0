import type { StaffRole } from '@bouquet/contract/staff'
import type { z } from 'zod'
import type { Database } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { readInput } from '../../platform/http/readInput.ts'
import type { Services } from '../../platform/http/Services.ts'

/** What acts on this machine work with: the program's services and the database as a whole. */
export interface AdminContext extends Services {
  readonly database: Database
}

interface Description<Input extends z.ZodObject, Answer extends z.ZodType> {
  /** As typed after `bouquet operate`. */
  readonly name: string
  readonly purpose: string
  /** The role that may do it; admins may do everything. */
  readonly access: StaffRole
  readonly input: Input
  readonly answer: Answer
}

/** Something that staff do; `H` is what it needs to be done. */
export interface Act<H extends Services = Services> extends Description<z.ZodObject, z.ZodType> {
  /**
   * @returns what fits the answer's schema once it is parsed
   * @throws DomainError invalid_input with the field, not_found for a brand that there is not
   */
  perform(ctx: H & StaffContext, given: unknown): Promise<unknown>
}

/** The answer of an act without a result. */
export const ok = { ok: true } as const

/** Makes an act from its description and its function; the input is validated first. */
export const act = <Input extends z.ZodObject, Answer extends z.ZodType, H extends Services>(
  description: Description<Input, Answer>,
  run: (ctx: H & StaffContext, input: z.output<Input>) => Promise<z.input<Answer>>,
): Act<H> => ({
  ...description,
  async perform(ctx, given) {
    const input = readInput(description.input, given)
    refuseUnknownBrand(ctx, input)
    return run(ctx, input)
  },
})

function refuseUnknownBrand({ brands }: Services, input: object): void {
  if (!('brand' in input) || typeof input.brand !== 'string') return
  if (!brands.byId(input.brand)) throw refuse('not_found', { field: 'brand' })
}

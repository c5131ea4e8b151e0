import type { Access } from '@bouquet/contract'
import type { StaffRole } from '@bouquet/contract/staff'
import type { z } from 'zod'
import { findMember } from '../../features/members/index.ts'
import type { Database, Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { readInput } from '../../platform/http/readInput.ts'
import type { Services } from '../../platform/http/Services.ts'

/** Context of actions on this machine: the services of the program and the whole database. */
export interface AdminContext extends Services {
  readonly database: Database
}

interface Description<Input extends z.ZodObject, Response extends z.ZodType> {
  /** The command after `bouquet operate`. */
  readonly name: string
  readonly purpose: string
  /** Role allowed to do it, beside admins. */
  readonly access: StaffRole
  readonly input: Input
  readonly response: Response
}

/** Something that staff can do; `H` is the context it needs. */
export interface Action<H extends Services = Services> extends Description<z.ZodObject, z.ZodType> {
  /**
   * @returns the response, still to be parsed by its schema
   * @throws DomainError invalid_input with the field, not_found for an unknown brand
   */
  perform(ctx: H & StaffContext, given: unknown): Promise<unknown>
}

/** The response of an action without a result. */
export const ok = { ok: true } as const

/** Makes an action from its description and its function; the input is validated first. */
export function defineAction<
  Input extends z.ZodObject,
  Response extends z.ZodType,
  H extends Services,
>(
  description: Description<Input, Response>,
  run: (ctx: H & StaffContext, input: z.output<Input>) => Promise<z.input<Response>>,
): Action<H> {
  return {
    ...description,
    async perform(ctx, given) {
      const input = readInput(description.input, given)
      refuseUnknownBrand(ctx, input)
      return run(ctx, input)
    },
  }
}

function refuseUnknownBrand({ brands }: Services, input: object): void {
  if (!('brand' in input) || typeof input.brand !== 'string') return
  if (!brands.byId(input.brand)) throw refuse('not_found', { field: 'brand' })
}

/**
 * The only place that enforces the roles of staff: admins may do everything, others what is open to their role.
 * @throws DomainError forbidden
 */
export function requireRole(role: StaffRole, needed: Exclude<Access, 'visitor' | 'member'>): void {
  if (needed !== 'staff' && role !== 'admin' && role !== needed) throw refuse('forbidden')
}

/** @throws DomainError not_found with `field` when the brand has no such member */
export async function requireMember(
  db: Db,
  brand: string,
  id: string,
  field: string,
): Promise<void> {
  if ((await findMember(db, id))?.brand !== brand) throw refuse('not_found', { field })
}

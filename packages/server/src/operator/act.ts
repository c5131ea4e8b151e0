import type { z } from 'zod'
import type { Staff } from '../features/audit/index.ts'
import type { Database } from '../platform/database/Database.ts'
import { readInput } from '../platform/http/readInput.ts'
import type { Services } from '../platform/http/Services.ts'
import type { StaffRole } from '../tables/index.ts'

/** What acts work with: the program's services and the database as a whole. */
export interface House extends Services {
  readonly database: Database
}

interface Description<Input extends z.ZodObject> {
  /** As typed after `bouquet operate`. */
  readonly name: string
  readonly purpose: string
  /** Who may do it beside an admin. */
  readonly role: StaffRole
  readonly input: Input
  run(house: House, staff: Staff, input: z.output<Input>): Promise<unknown>
}

/** Something that is done by hand, from the command line today and from a desk in the browser later. */
export interface Act {
  readonly name: string
  readonly purpose: string
  readonly role: StaffRole
  readonly input: z.ZodObject
  /** @throws DomainError invalid_input with the field */
  perform(house: House, staff: Staff, given: unknown): Promise<unknown>
}

export const act = <Input extends z.ZodObject>({ run, ...described }: Description<Input>): Act => ({
  ...described,
  perform: (house, staff, given) => run(house, staff, readInput(described.input, given)),
})

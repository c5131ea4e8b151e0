import { z } from 'zod'
import type { Call } from '../core/call.schema.ts'
import type { StaffRole } from '../core/call.ts'
import { emailAddressSchema } from '../core/emailAddress.schema.ts'
import { wordsSchema } from '../core/words.schema.ts'
import { pageFields, pageOf } from './page.ts'

export const brand = z.string().max(60).describe('id of the brand, the stem of its file in themes/')

export const reason = wordsSchema.min(1).max(2_000).describe('why, for the records')

export const member = z.uuid().describe('id of the member')

export const staffEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(emailAddressSchema)
  .describe('address of the member of staff')

interface Definition<Name extends string, Input extends z.ZodObject, Response extends z.ZodType> {
  /** Part of the call's path, and the command after `bouquet operate`. */
  readonly name: Name
  readonly purpose: string
  /** Role allowed to do it, beside admins. */
  readonly role: StaffRole
  readonly input: Input
  readonly response: Response
}

/** An action of staff, available as a call of the desk and on the command line. */
export interface StaffAction<
  Input extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> extends Call {
  readonly name: string
  readonly access: StaffRole
  readonly input: Input
  readonly response: Response
}

const pathOf = <const Name extends string>(name: Name) => `/api/desk/${name}.php` as const

/** An action that reads only; its input is the query string. */
export function query<
  const Name extends string,
  Input extends z.ZodObject,
  Response extends z.ZodType,
>({ role, ...action }: Definition<Name, Input, Response>) {
  return {
    ...action,
    feature: 'staff' as const,
    method: 'GET' as const,
    path: pathOf(action.name),
    access: role,
    repeatable: true,
    query: action.input,
  }
}

interface ListDefinition<
  Name extends string,
  Filters extends z.ZodRawShape,
  Item extends z.ZodType,
> {
  readonly name: Name
  readonly purpose: string
  readonly role: StaffRole
  readonly filters: Filters
  /** Schema of the items' ids, used in cursors. */
  readonly id: z.ZodType<string>
  readonly item: Item
}

/** A paged query. */
export function listQuery<
  const Name extends string,
  Filters extends z.ZodRawShape,
  Item extends z.ZodType,
>({ filters, id, item, ...list }: ListDefinition<Name, Filters, Item>) {
  return query({
    ...list,
    input: z.object({ ...filters, ...pageFields(id) }),
    response: pageOf(item),
  })
}

/** An action that changes data or is recorded in the audit log. */
export function command<
  const Name extends string,
  Input extends z.ZodObject,
  Response extends z.ZodType,
>({ role, ...action }: Definition<Name, Input, Response>) {
  return {
    ...action,
    feature: 'staff' as const,
    method: 'POST' as const,
    path: pathOf(action.name),
    access: role,
    repeatable: false,
    body: action.input,
  }
}

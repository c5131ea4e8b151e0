import { z } from 'zod'
import type { StaffRole } from '../core/access.ts'
import type { Call } from '../core/call.ts'
import { pageFields, pageOf } from './page.ts'

interface Definition<Name extends string, Input extends z.ZodObject, Answer extends z.ZodType> {
  /** As in the call's path, and as typed after `bouquet operate`. */
  readonly name: Name
  readonly purpose: string
  /** Who may do it beside an admin. */
  readonly role: StaffRole
  readonly input: Input
  readonly answer: Answer
}

/** Something that staff do, by a call of the desk and by the command line alike. */
export interface StaffAction<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> extends Call {
  readonly name: string
  readonly access: StaffRole
  readonly input: Input
  readonly answer: Answer
}

const pathOf = <const Name extends string>(name: Name) => `/api/desk/${name}.php` as const

/** An act that changes nothing; its input stands in the address. */
export const query = <
  const Name extends string,
  Input extends z.ZodObject,
  Answer extends z.ZodType,
>({
  role,
  ...act
}: Definition<Name, Input, Answer>) => ({
  ...act,
  feature: 'staff' as const,
  method: 'GET' as const,
  path: pathOf(act.name),
  access: role,
  repeatable: true,
  query: act.input,
})

interface ListDefinition<
  Name extends string,
  Filters extends z.ZodRawShape,
  Item extends z.ZodType,
> {
  readonly name: Name
  readonly purpose: string
  readonly role: StaffRole
  readonly filters: Filters
  /** The form of its things' ids, by which the pages part. */
  readonly id: z.ZodType<string>
  readonly item: Item
}

/** A reading that answers a page at a time. */
export const listQuery = <
  const Name extends string,
  Filters extends z.ZodRawShape,
  Item extends z.ZodType,
>({
  filters,
  id,
  item,
  ...list
}: ListDefinition<Name, Filters, Item>) =>
  query({
    ...list,
    input: z.object({ ...filters, ...pageFields(id) }),
    answer: pageOf(item),
  })

/** An act that changes something or is noted in the audit log. */
export const command = <
  const Name extends string,
  Input extends z.ZodObject,
  Answer extends z.ZodType,
>({
  role,
  ...act
}: Definition<Name, Input, Answer>) => ({
  ...act,
  feature: 'staff' as const,
  method: 'POST' as const,
  path: pathOf(act.name),
  access: role,
  repeatable: false,
  body: act.input,
})

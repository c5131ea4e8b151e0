import { z } from 'zod'
import type { StaffRole } from '../core/access.ts'
import type { Call } from '../core/call.ts'
import { pageFields, pageOf } from './page.ts'

interface Description<Name extends string, Input extends z.ZodObject, Answer extends z.ZodType> {
  /** As in the call's path, and as typed after `bouquet operate`. */
  readonly name: Name
  readonly purpose: string
  /** Who may do it beside an admin. */
  readonly role: StaffRole
  readonly input: Input
  readonly answer: Answer
}

/** Something that staff do, by a call of the desk and by the command line alike. */
export interface DeskAct<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> extends Call {
  readonly name: string
  readonly access: StaffRole
  readonly input: Input
  readonly answer: Answer
}

const addressOf = <const Name extends string>(name: Name) => `/api/desk/${name}.php` as const

/** An act that changes nothing; its input stands in the address. */
export const reading = <
  const Name extends string,
  Input extends z.ZodObject,
  Answer extends z.ZodType,
>({
  role,
  ...act
}: Description<Name, Input, Answer>) => ({
  ...act,
  feature: 'staff' as const,
  method: 'GET' as const,
  path: addressOf(act.name),
  access: role,
  repeatable: true,
  query: act.input,
})

interface List<Name extends string, Filters extends z.ZodRawShape, Item extends z.ZodType> {
  readonly name: Name
  readonly purpose: string
  readonly role: StaffRole
  readonly filters: Filters
  /** The form of its things' ids, by which the pages part. */
  readonly id: z.ZodType<string>
  readonly item: Item
}

/** A reading that answers a page at a time. */
export const listing = <
  const Name extends string,
  Filters extends z.ZodRawShape,
  Item extends z.ZodType,
>({
  filters,
  id,
  item,
  ...list
}: List<Name, Filters, Item>) =>
  reading({
    ...list,
    input: z.object({ ...filters, ...pageFields(id) }),
    answer: pageOf(item),
  })

/** An act that changes something or is noted in the audit log. */
export const deed = <
  const Name extends string,
  Input extends z.ZodObject,
  Answer extends z.ZodType,
>({
  role,
  ...act
}: Description<Name, Input, Answer>) => ({
  ...act,
  feature: 'staff' as const,
  method: 'POST' as const,
  path: addressOf(act.name),
  access: role,
  repeatable: false,
  body: act.input,
})

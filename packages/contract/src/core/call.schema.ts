import { z } from 'zod'
import { type CallData, type CallTable, type Feature, staffRoles } from './call.ts'

export const staffRoleSchema = z.enum(staffRoles)

/** What is sent and returned by a call. */
export interface CallSchemas<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly purpose: string
  readonly query?: Query
  /** Headers that a client may send and the server ignores; only documented. */
  readonly headers?: z.ZodObject
  /** A JSON body; absent for calls without one and for uploads. */
  readonly body?: Body
  readonly response: Response
}

/** The schemas of every call of a table. */
export type SchemasOf<Table extends CallTable> = { readonly [Name in keyof Table]: CallSchemas }

/** One call of the API, from which the server's route and its part of the OpenAPI document are derived. */
export interface Call extends CallData, CallSchemas {
  /** Groups the calls in the OpenAPI document. */
  readonly feature: Feature
}

type Described<F extends Feature, Table extends CallTable, Schemas extends SchemasOf<Table>> = {
  readonly [Name in keyof Table]: Table[Name] & Schemas[Name] & { readonly feature: F }
}

/** Puts together what both sides know of a feature's calls and what the server knows of them. */
export function describeCalls<
  const F extends Feature,
  Table extends CallTable,
  Schemas extends SchemasOf<Table>,
>(feature: F, table: Table, schemas: Schemas): Described<F, Table, Schemas> {
  const described = Object.entries(table).map(([name, call]) => [
    name,
    { ...call, ...schemas[name], feature },
  ])
  return Object.fromEntries(described) as Described<F, Table, Schemas>
}

/** The query string of a call as a client gives it; undefined for a call without one. */
export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined

/** The JSON body of a call as a client gives it; undefined for a call without one. */
export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined

export type ResponseOf<C extends Call> = z.output<C['response']>

/** Response of a call that has nothing to return. */
export const done = z.object({ ok: z.literal(true) })

import type { z } from 'zod'
import type { StaffRole } from './desk/staff.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call at all; finer rules are the server's. `staff` is whoever works at the desk; a call of one
 * role is open to an admin too.
 */
export type Access = 'visitor' | 'member' | 'staff' | StaffRole

/**
 * One call of the API: the single truth from which the server's route, the client's function and the
 * OpenAPI document are made.
 */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: `/api/${string}`
  /** Tells apart calls with the same method and path: the one whose query carries these values is meant. */
  readonly variant?: Readonly<Record<string, string>>
  readonly purpose: string
  readonly access: Access
  /** Whether the page may repeat it after a lost answer without doing anything twice. */
  readonly repeatable: boolean
  readonly query?: Query
  /** Headers that a front end may send and that change nothing; they stand in the document alone. */
  readonly headers?: z.ZodObject
  /** A JSON body; absent for calls without one and for uploads. */
  readonly body?: Body
  /** The body is multipart with one field `file`. */
  readonly upload?: true
  readonly answer: Answer
}

/** Keeps the literal types of a call's schemas. */
export const call = <const C extends Call>(definition: C): C => definition

export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined
export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type AnswerOf<C extends Call> = z.output<C['answer']>

import type { PaymentMethod } from '@bouquet/contract'
import * as z from 'zod/mini'
import type { StaffResponse } from '../../platform/api.ts'

export type Code = StaffResponse<'codes'>['items'][number]

export const codeStates = ['active', 'used', 'closed'] as const
export const validities = ['once', 'once-per-user', 'unlimited'] as const

export const validityTexts = {
  once: 'codes.validity_once',
  'once-per-user': 'codes.validity_once_per_user',
  unlimited: 'codes.validity_unlimited',
} as const

/** The filters of the list, as in the address of the page. */
export const codeSearchSchema = z.object({
  brand: z.catch(z.optional(z.string()), undefined),
  state: z.catch(z.optional(z.enum(codeStates)), undefined),
})

/** A new code as it is typed. */
export interface CodeDraft {
  readonly brand: string
  readonly code: string
  readonly percent: string
  readonly validity: Code['validity']
  readonly minimum: string
  readonly currency: Code['currency']
  readonly hasEnd: boolean
  /** Its last day, if it has one; null while a part of it is missing. */
  readonly expires: string | null
  readonly member: string
  readonly methods: readonly PaymentMethod[]
  readonly reason: string
}

export function emptyDraft(brand: string): CodeDraft {
  return {
    brand,
    code: '',
    percent: '',
    validity: 'once-per-user',
    minimum: '',
    currency: null,
    hasEnd: false,
    expires: null,
    member: '',
    methods: [],
    reason: '',
  }
}

/** Names of the fields, the same as in the call and in the server's errors. */
export type CodeField =
  | 'brand'
  | 'code'
  | 'value_percentage'
  | 'minimum_order_value'
  | 'currency'
  | 'expires'
  | 'user_id'
  | 'reason'

export const codeFields: readonly CodeField[] = [
  'brand',
  'code',
  'value_percentage',
  'minimum_order_value',
  'currency',
  'expires',
  'user_id',
  'reason',
]

const whole = /^\d{1,7}$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The last moment of its last day on this device; null without one, and for a day that does not exist. */
function endOf({ hasEnd, expires }: CodeDraft): Date | null {
  if (!hasEnd || expires === null) return null
  const end = new Date(`${expires}T23:59:59`)
  return Number.isNaN(end.getTime()) ? null : end
}

/** What is wrong with a draft before it is sent; `now` is in milliseconds. */
export function findMistakes(draft: CodeDraft, now: number): readonly CodeField[] {
  const { brand, code, percent, minimum, currency, member, reason } = draft
  const end = endOf(draft)
  const mistakes: Readonly<Record<CodeField, boolean>> = {
    brand: brand === '',
    code: !/^[a-z\d-]{3,40}$/i.test(code.trim()),
    value_percentage: !whole.test(percent) || Number(percent) < 1 || Number(percent) > 90,
    minimum_order_value: minimum !== '' && !whole.test(minimum),
    currency: minimum !== '' && Number(minimum) > 0 && currency === null,
    expires: draft.hasEnd && (end === null || end.getTime() <= now),
    user_id: member.trim() !== '' && !uuid.test(member.trim()),
    reason: reason.trim() === '',
  }
  return codeFields.filter((field) => mistakes[field])
}

const minorUnits = 100

/** The call that makes a code of a draft without mistakes. */
export function bodyOf(draft: CodeDraft) {
  return {
    brand: draft.brand,
    code: draft.code.trim(),
    value_percentage: Number(draft.percent),
    validity: draft.validity,
    minimum_order_value: Number(draft.minimum) * minorUnits,
    currency: draft.currency,
    expires: endOf(draft)?.toISOString() ?? null,
    user_id: draft.member.trim() === '' ? null : draft.member.trim(),
    paymentmethods: [...draft.methods],
    reason: draft.reason,
  }
}

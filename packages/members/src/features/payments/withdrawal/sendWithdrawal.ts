import { type Client, userQuery } from '@bouquet/client'
import type { PurchaseReference, Withdrawal, WithdrawalOffer } from '@bouquet/contract'
import type { SentForm } from '@bouquet/contract/drawing'
import { formAction } from '../../../platform/forms/formAction.ts'

export type WithdrawalStep =
  /** With what was typed before, for whoever comes back to it. */
  | { readonly kind: 'find'; readonly typed?: PurchaseReference | undefined }
  | {
      readonly kind: 'confirm'
      readonly reference: PurchaseReference
      readonly offer: WithdrawalOffer
    }
  | { readonly kind: 'done'; readonly withdrawal: Withdrawal }

export function readReference({ number = '', email }: SentForm): PurchaseReference {
  return {
    number,
    email,
  }
}

/**
 * The step that follows a form without script: `step` is the value of the button that sent it.
 * @throws {ApiError} as the calls do
 */
async function sendWithdrawal(client: Client, fields: SentForm): Promise<WithdrawalStep> {
  const { api, cache } = client
  const reference = readReference(fields)
  if (fields['step'] === 'back') return { kind: 'find', typed: reference }
  if (fields['step'] !== 'confirm') {
    const { offer } = await api.request('offerWithdrawal', { body: reference })
    return { kind: 'confirm', reference, offer }
  }
  const { withdrawal } = await api.request('withdraw', { body: reference })
  await cache.refetchQueries({ queryKey: userQuery(client).queryKey })
  return { kind: 'done', withdrawal }
}

export const withdrawalAction = formAction(sendWithdrawal)

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type StaffResponse, useApi } from '../../platform/api.ts'

export interface AccountQuestion {
  readonly brand: string
  readonly email: string
  /** Why somebody looks; it stands in the audit log. */
  readonly reason: string
}

type Found = StaffResponse<'find-account'>
export type AccountPayment = Found['items'][number]

/** Looks an account up by its address. Each look is recorded, so that nothing is asked for twice by itself. */
export function useAccount() {
  const api = useApi()
  const [question, setQuestion] = useState<AccountQuestion | null>(null)
  const [payments, setPayments] = useState<readonly AccountPayment[]>([])
  const look = useMutation({
    mutationFn: (asked: AccountQuestion) => api.request('find-account', { body: asked }),
    onMutate: setQuestion,
    onSuccess: ({ items }) => setPayments(items),
  })
  const more = useMutation({
    mutationFn: (body: AccountQuestion & { readonly after: string }) =>
      api.request('find-account', { body }),
    onSuccess: ({ items }) => setPayments((known) => [...known, ...items]),
  })
  const next = (more.data ?? look.data)?.next ?? null
  return {
    look,
    brand: question?.brand ?? null,
    account: look.data?.account ?? null,
    payments,
    more: {
      error: more.error,
      isPending: more.isPending,
      /** Null on the last page. */
      load: question && next !== null ? () => more.mutate({ ...question, after: next }) : null,
    },
    /** Notes what was paid back, without another look at the account. */
    addRefund: (payment: string, refunded: AccountPayment['refunded']) =>
      setPayments((known) =>
        known.map((each) => (each.payment === payment ? { ...each, refunded } : each)),
      ),
  }
}

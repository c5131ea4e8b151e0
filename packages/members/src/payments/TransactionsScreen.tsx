import { useParams } from '@tanstack/react-router'
import { PaymentList } from './PaymentList.tsx'
import { PaymentPage } from './PaymentPage.tsx'

/** All payments, or where one of them stands. */
export function TransactionsScreen() {
  const { id } = useParams({ from: '/default/transactions/{-$id}' })
  return id === undefined ? <PaymentList /> : <PaymentPage key={id} id={id} />
}

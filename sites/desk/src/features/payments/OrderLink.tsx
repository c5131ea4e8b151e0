import { Link } from '@bouquet/ui/Link'
import * as css from './payments.css.ts'

/** The number of an order, which leads to its payment. */
export function OrderLink({ number }: { readonly number: string }) {
  return (
    <Link href={`/payments/${number}`} className={css.unbroken}>
      {number}
    </Link>
  )
}

import type { CreditPackage } from '@bouquet/contract'
import { PriceTag } from '@bouquet/ui/PriceTag'
import { priceList } from './credits.css.ts'

/** Packages with their prices and the price of a message. */
export function PriceList({ packages }: { readonly packages: readonly CreditPackage[] }) {
  return (
    <ul className={priceList}>
      {packages.map(({ id, credits, price, message_price }) => (
        <li key={id}>
          <PriceTag credits={credits} price={price} messagePrice={message_price} />
        </li>
      ))}
    </ul>
  )
}

import type { CreditPackage } from '@bouquet/contract'
import { PriceTag } from '@bouquet/ui/PriceTag'
import type { ReactNode } from 'react'
import { order } from './credits.css.ts'

interface OrderedPackageProps {
  readonly package: CreditPackage
  readonly title?: ReactNode
  readonly children: ReactNode
}

/** The one package that is for sale here, with its price, between a title and what can be said or done about it. */
export function OrderedPackage({ package: ordered, title, children }: OrderedPackageProps) {
  return (
    <div className={order}>
      {title}
      <PriceTag
        credits={ordered.credits}
        price={ordered.price}
        formerPrice={ordered.former_price ?? undefined}
        messagePrice={ordered.message_price}
      />
      {children}
    </div>
  )
}

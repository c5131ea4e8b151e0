import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/index.ts'

export type PaymentMethod = 'card' | 'bank' | 'wallet' | 'directdebit'

export interface PaymentMethodOption {
  readonly id: PaymentMethod
  readonly label: string
  /** Description, for example "On the website or in the app of your bank". */
  readonly description?: string | undefined
}

export interface PaymentMethodListProps
  extends Omit<RadioGroupProps<PaymentMethod>, 'options' | 'children' | 'variant'> {
  /** Methods offered in this country, most common first. */
  readonly options: readonly PaymentMethodOption[]
}

const icons: Record<PaymentMethod, ReactNode> = {
  card: <CreditCard size="1.4em" />,
  bank: <Landmark size="1.4em" />,
  wallet: <Wallet size="1.4em" />,
  directdebit: <ReceiptText size="1.4em" />,
}

/** Choice of a payment method. */
export function PaymentMethodList({ options, ...group }: PaymentMethodListProps) {
  return (
    <RadioGroup
      {...group}
      variant="list"
      options={options.map((option) => ({ ...option, icon: icons[option.id] }))}
    />
  )
}

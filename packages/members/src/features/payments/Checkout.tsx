import { ApiError } from '@bouquet/client'
import type { CreditOffer, CreditPackage, PaymentMethod } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { PaymentMethodList } from '@bouquet/ui/PaymentMethodList'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { muted } from '../../platform/screens/screen.css.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { Assurances } from '../credits/Assurances.tsx'
import { BonusLine } from '../credits/BonusLine.tsx'
import { OrderedPackage } from '../credits/OrderedPackage.tsx'
import { DiscountCodeField } from './DiscountCodeField.tsx'
import { isNoBetter, withDiscountCode } from './discountCode.rules.ts'
import * as css from './payments.css.ts'
import { useDiscountCode } from './useDiscountCode.ts'
import { usePayment } from './usePayment.ts'

interface CheckoutProps {
  readonly offer: CreditOffer
  readonly chosen: CreditPackage
  /** A method named by the address or used before. */
  readonly preferred: string | undefined
  readonly next: string | undefined
  /** A discount code from the address. */
  readonly code?: string | undefined
}

const isCodeRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.field === 'code'

/** What is bought, how it is paid, and the one button that begins it. */
export function Checkout({ offer, chosen, preferred, next, code: given }: CheckoutProps) {
  const { t } = useTranslation('payments')
  const errorText = useErrorText()
  const locale = useLocale()
  const messageCredits = useSettings()?.message_credits ?? 0
  const methods: readonly PaymentMethod[] = offer.direct_debit
    ? [...offer.payment_methods, 'directdebit']
    : offer.payment_methods
  const [picked, setPicked] = useState<PaymentMethod | null>(
    methods.find((method) => method === preferred) ?? null,
  )
  const method = picked ?? methods[0]
  const payment = usePayment(next)
  const code = useDiscountCode()
  const { discount } = offer
  const applied = code.applied && !isNoBetter(code.applied, discount) ? code.applied : null
  const order = applied === null ? chosen : withDiscountCode(chosen, applied, messageCredits)

  function pick(next: PaymentMethod) {
    setPicked(next)
    payment.reset()
    // Some codes are good for one way to pay only.
    if (code.applied !== null) code.apply(code.applied.code, { chosen, method: next })
  }

  return (
    <>
      <OrderedPackage package={order}>
        <Link variant="standalone" href="/credits" className={css.changeLink}>
          {t('checkout.change')}
        </Link>
      </OrderedPackage>
      {applied === null ? <BonusLine discount={discount} /> : null}
      <DiscountCodeField
        code={code}
        given={given}
        chosen={chosen}
        method={method}
        discount={discount}
        refusal={applied !== null && isCodeRefusal(payment.error) ? payment.error : null}
      />
      <PaymentMethodList
        label={t('checkout.how')}
        options={methods.map((id) => ({
          id,
          label: t(`method.${id}`),
          description: t(`method.${id}_text`),
        }))}
        value={method ?? null}
        onChange={pick}
      />
      <FormError text={payment.error ? errorText(payment.error) : undefined} />
      <p className={muted}>{t('checkout.start_now')}</p>
      <Button
        size="lg"
        isWide
        isDisabled={method === undefined}
        isPending={payment.isPending}
        onPress={() => {
          if (method) payment.start({ chosen: order, method, discount: applied ?? discount })
        }}
      >
        {t('checkout.pay', { price: formatMoney(order.price, locale) })}
      </Button>
      <Assurances />
    </>
  )
}

import type { CreditOffer, CreditPackage } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { PaymentMethodList } from '@bouquet/ui/PaymentMethodList'
import { PriceTag } from '@bouquet/ui/PriceTag'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Assurances } from '../credits/Assurances.tsx'
import { BonusLine } from '../credits/BonusLine.tsx'
import * as css from '../credits/credits.css.ts'
import { usePackageTexts } from '../credits/packages.ts'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { usePayment } from './usePayment.ts'

type Method = CreditOffer['payment_methods'][number]

interface CheckoutProps {
  readonly offer: CreditOffer
  readonly chosen: CreditPackage
  /** A method named by the address or used before. */
  readonly preferred: string | undefined
  readonly next: string | undefined
}

/** What is bought, how it is paid, and the one button that begins it. */
export function Checkout({ offer, chosen, preferred, next }: CheckoutProps) {
  const { t } = useTranslation('credits')
  const errorText = useErrorText()
  const texts = usePackageTexts()(chosen)
  const methods = offer.payment_methods
  const [picked, setPicked] = useState<Method | null>(
    methods.find((method) => method === preferred) ?? null,
  )
  const method = picked ?? methods[0]
  const payment = usePayment(next)
  return (
    <>
      <div className={css.order}>
        <PriceTag
          creditsText={texts.creditsText}
          price={{ amount: chosen.price.amount, text: texts.priceText }}
          formerPrice={
            chosen.former_price
              ? {
                  amount: chosen.former_price.amount,
                  text: texts.formerPriceText ?? '',
                  label: texts.formerPriceLabel ?? '',
                }
              : undefined
          }
          perText={texts.messagePriceText}
        />
        <Link variant="standalone" href="/credits" className={css.change}>
          {t('checkout.change')}
        </Link>
      </div>
      <BonusLine discount={offer.discount} />
      <PaymentMethodList
        label={t('checkout.how')}
        methods={methods.map((id) => ({
          id,
          label: t(`method.${id}`),
          description: t(`method.${id}_text`),
        }))}
        value={method ?? null}
        onChange={setPicked}
      />
      <FormError text={payment.error ? errorText(payment.error) : undefined} />
      <Button
        size="lg"
        isWide
        isDisabled={method === undefined}
        isPending={payment.isPending}
        onPress={() => {
          if (method) payment.start({ chosen, method, discount: offer.discount })
        }}
      >
        {t('checkout.pay', { price: texts.priceText })}
      </Button>
      <Assurances />
    </>
  )
}

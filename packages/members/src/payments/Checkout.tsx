import type { CreditOffer, CreditPackage } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { visuallyHidden } from '@bouquet/ui/base'
import { Link } from '@bouquet/ui/LinkProvider'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wallet from 'lucide-react/icons/wallet'
import { type ReactNode, useState } from 'react'
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

const icons: Record<Method, ReactNode> = {
  card: <CreditCard size="1.4em" />,
  bank: <Landmark size="1.4em" />,
  wallet: <Wallet size="1.4em" />,
  directdebit: <ReceiptText size="1.4em" />,
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
        <div className={css.orderText}>
          <strong className={css.orderName}>{texts.creditsText}</strong>
          <span className={css.muted}>{texts.messagePriceText}</span>
        </div>
        <div className={css.orderPrice}>
          {texts.formerPriceText === undefined ? null : (
            <s className={css.muted}>
              <span className={visuallyHidden}>{texts.formerPriceLabel} </span>
              {texts.formerPriceText}
            </s>
          )}
          <strong className={css.orderName}>{texts.priceText}</strong>
        </div>
        <Link href="/credits" className={css.change}>
          {t('checkout.change')}
        </Link>
      </div>
      <BonusLine discount={offer.discount} />
      <RadioGroup
        label={t('checkout.how')}
        variant="list"
        options={methods.map((id) => ({
          id,
          label: t(`method.${id}`),
          description: t(`method.${id}_text`),
          icon: icons[id],
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

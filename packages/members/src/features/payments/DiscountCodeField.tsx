import type { CreditOffer, CreditPackage, PaymentMethod } from '@bouquet/contract'
import { formatPercent } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Disclosure } from '@bouquet/ui/Disclosure'
import { TextField } from '@bouquet/ui/TextField'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { DiscountLine } from '../credits/discounts/DiscountLine.tsx'
import { codeForm } from './checkout.css.ts'
import { isNoBetter } from './discountCode.rules.ts'
import type { useDiscountCode } from './useDiscountCode.ts'

interface DiscountCodeFieldProps {
  readonly code: ReturnType<typeof useDiscountCode>
  /** From the address; checked at once. */
  readonly given: string | undefined
  readonly chosen: CreditPackage
  readonly method: PaymentMethod | undefined
  readonly discount: CreditOffer['discount']
  /** The server refused the code when the payment was started. */
  readonly refusal: unknown
}

/** A discount code: the field with its refusal beside it, then the code that applies. */
export function DiscountCodeField({
  code,
  given,
  chosen,
  method,
  discount,
  refusal,
}: DiscountCodeFieldProps) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const errorText = useErrorText()
  const [typed, setTyped] = useState(given ?? '')
  const [isTried, setTried] = useState(false)
  const applyGiven = useEffectEvent(() => {
    if (given !== undefined) code.apply(given, { chosen, method })
  })
  useEffect(() => applyGiven(), [])

  const error = refusal ?? code.error
  const isUseless = code.applied !== null && isNoBetter(code.applied, discount)
  if (code.applied !== null && !isUseless && !error) {
    const percent = formatPercent(code.applied.value_percentage / 100, locale)
    return (
      <DiscountLine role="status">
        <span>{t('code.applied', { code: code.applied.code, percent })}</span>
        <Button variant="quiet" tone="neutral" size="sm" onPress={code.remove}>
          {t('code.remove')}
        </Button>
      </DiscountLine>
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (typed.trim() !== '') code.apply(typed, { chosen, method })
  }

  return (
    <Disclosure title={t('code.title')} headingLevel={2} defaultOpen={given !== undefined}>
      <form className={codeForm} onSubmit={submit} noValidate>
        <TextField
          label={t('code.label')}
          name="discount_code"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          errorMessage={
            error
              ? errorText(error)
              : isUseless
                ? t('code.no_better')
                : isTried && typed.trim() === ''
                  ? t('code.empty')
                  : undefined
          }
        />
        <Button type="submit" variant="outline" isPending={code.isPending}>
          {t('code.use')}
        </Button>
      </form>
    </Disclosure>
  )
}

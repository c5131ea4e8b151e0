import { creditsQuery, useClient } from '@bouquet/client'
import { PaywallSheet } from '@bouquet/ui/PaywallSheet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { BonusLine } from './BonusLine.tsx'
import { purchase } from './credits.css.ts'
import { OfferLoading } from './OfferLoading.tsx'
import { PackageChoice } from './PackageChoice.tsx'
import { chosenPackage } from './packages.ts'
import { paymentAddress } from './paymentAddress.ts'

interface PurchaseDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** `unpaid`: too few credits. `limited`: another conversation requires premium. */
  readonly reason: 'unpaid' | 'limited'
  /** The credits of the member, and those that what waits costs. */
  readonly balance: { readonly credits: number; readonly cost: number } | undefined
  /** Name of the recipient. */
  readonly name: string
  /** Path to return to after the purchase. */
  readonly next: string
}

/** Offers packages when a message cannot be sent; the message is kept and sent after the purchase. */
export function PurchaseDialog({
  isOpen,
  onClose,
  reason,
  balance,
  name,
  next,
}: PurchaseDialogProps) {
  const { t } = useTranslation('credits')
  const errorText = useErrorText()
  const [picked, setPicked] = useState<string | null>(null)
  const offer = useQuery({ ...creditsQuery(useClient()), enabled: isOpen })
  const chosen = offer.data ? chosenPackage(offer.data.packages, picked) : null
  return (
    <PaywallSheet
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t(`purchase.${reason}`)}
      description={t(`purchase.${reason}_text`, { name })}
      balance={balance}
      assurances={[t('assurance.once')]}
      action={{
        label: t('offer.continue'),
        isDisabled: chosen === null,
        href: chosen ? paymentAddress(chosen.id, { next }) : undefined,
      }}
    >
      <div className={purchase}>
        {offer.data && chosen ? (
          <>
            <BonusLine discount={offer.data.discount} />
            <PackageChoice offer={offer.data} value={chosen.id} onChange={setPicked} />
          </>
        ) : offer.isError ? (
          <FormError text={errorText(offer.error)} />
        ) : (
          <OfferLoading />
        )}
      </div>
    </PaywallSheet>
  )
}

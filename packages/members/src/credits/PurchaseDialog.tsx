import { creditsQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { paymentAddress } from '../payments/paymentLinks.ts'
import { BonusLine } from './BonusLine.tsx'
import { purchase, small } from './credits.css.ts'
import { OfferLoading } from './OfferLoading.tsx'
import { PackageChoice } from './PackageChoice.tsx'
import { chosenPackage } from './packages.ts'

interface PurchaseDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** `unpaid`: too few credits. `limited`: another conversation requires premium. */
  readonly reason: 'unpaid' | 'limited'
  /** Name of the recipient. */
  readonly name: string
  /** Path to return to after the purchase. */
  readonly next: string
}

/** Offers packages when a message cannot be sent; the message is kept and sent after the purchase. */
export function PurchaseDialog({ isOpen, onClose, reason, name, next }: PurchaseDialogProps) {
  const { t } = useTranslation('credits')
  const errorText = useErrorText()
  const [picked, setPicked] = useState<string | null>(null)
  const offer = useQuery({ ...creditsQuery(useClient()), enabled: isOpen })
  const chosen = offer.data ? chosenPackage(offer.data.packages, picked) : null
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t(`purchase.${reason}`)}
      description={t(`purchase.${reason}_text`, { name })}
      closeLabel={t('purchase.close')}
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {t('purchase.later')}
          </Button>
          <Button
            isDisabled={chosen === null}
            href={chosen ? paymentAddress(chosen.id, { next }) : undefined}
          >
            {t('offer.continue')}
          </Button>
        </>
      }
    >
      <div className={purchase}>
        {offer.data && chosen ? (
          <>
            <BonusLine discount={offer.data.discount} />
            <PackageChoice offer={offer.data} value={chosen.id} onChange={setPicked} />
            <p className={small}>{t('assurance.once')}</p>
          </>
        ) : offer.isError ? (
          <FormError text={errorText(offer.error)} />
        ) : (
          <OfferLoading />
        )}
      </div>
    </Dialog>
  )
}

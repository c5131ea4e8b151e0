import type { ShownBrand } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { BrandFacts } from './BrandFacts.tsx'

interface ConsentDialogProps {
  readonly brand: ShownBrand
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly isPending: boolean
  readonly error: Error | null
  readonly onConfirm: () => void
}

/** Asks for the consent to be shown on another brand, with everything that matters for it. */
export function ConsentDialog({
  brand,
  isOpen,
  onOpenChange,
  isPending,
  error,
  onConfirm,
}: ConsentDialogProps) {
  const { t } = useTranslation(['settings', 'account'])
  const text = useErrorText()
  const { name } = brand
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('visible.ask_title', { brand: name })}
      description={t('visible.ask_text', { brand: name })}
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onOpenChange(false)}>
            {t('account:profile.cancel')}
          </Button>
          <Button isPending={isPending} onPress={onConfirm}>
            {t('visible.confirm')}
          </Button>
        </>
      }
    >
      <BrandFacts brand={brand} />
      <FormError text={error ? text(error) : undefined} />
    </Dialog>
  )
}

import { endSecondFactorMutation, renewRecoveryCodesMutation, useClient } from '@bouquet/client'
import type { SecondFactor } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'
import { actions } from '../../../platform/screens/screen.css.ts'
import { hint, stack } from '../settings.css.ts'
import { ProofForm } from './ProofForm.tsx'

interface FactorOnProps {
  readonly state: SecondFactor
  readonly onCodes: (codes: readonly string[]) => void
}

/** Since when it is on, how many recovery codes are left; renews them or switches it off. */
export function FactorOn({ state, onCodes }: FactorOnProps) {
  const { t } = useTranslation('settings')
  const dates = useDates()
  const client = useClient()
  const [wanted, setWanted] = useState<'renew' | 'end' | null>(null)
  const renew = useMutation(renewRecoveryCodesMutation(client))
  const end = useMutation(endSecondFactorMutation(client))
  const close = () => setWanted(null)

  if (wanted === 'renew') {
    return (
      <ProofForm
        text={t('factor.renew_text')}
        submit={t('factor.renew')}
        error={renew.error}
        isPending={renew.isPending}
        onSubmit={(proof) =>
          renew.mutate(proof, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) })
        }
        onCancel={close}
      />
    )
  }
  if (wanted === 'end') {
    return (
      <ProofForm
        text={t('factor.end_text')}
        submit={t('factor.end')}
        error={end.error}
        isPending={end.isPending}
        onSubmit={(proof) => end.mutate(proof)}
        onCancel={close}
      />
    )
  }
  return (
    <div className={stack}>
      <p>{t('factor.on', { date: state.since ? dates.format(state.since, 'long') : '' })}</p>
      <p className={hint}>{t('factor.left', { left: state.recovery_codes_left })}</p>
      <div className={actions}>
        <Button variant="outline" onPress={() => setWanted('renew')}>
          {t('factor.renew')}
        </Button>
        <Button variant="outline" tone="neutral" onPress={() => setWanted('end')}>
          {t('factor.end')}
        </Button>
      </div>
    </div>
  )
}

import { Switch } from '@bouquet/ui/Switch'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { usePush } from '../notifications/usePush.ts'

/** Push messages on this device; absent where the browser has none. */
export function PushHere() {
  const { t } = useTranslation(['settings', 'components'])
  const text = useErrorText()
  const push = usePush()
  if (push.status === 'unavailable') return null
  return (
    <>
      <Switch
        label={t('notices.push_here')}
        description={push.status === 'denied' ? t('components:permission.denied') : undefined}
        isSelected={push.status === 'on'}
        isDisabled={push.isPending || push.status === 'denied'}
        onChange={(isWanted) => (isWanted ? push.switchOn() : push.switchOff())}
      />
      <FormError text={push.error ? text(push.error) : undefined} />
    </>
  )
}

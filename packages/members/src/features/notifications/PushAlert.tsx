import { useClient } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDismissals } from '../../platform/navigation/dismissals.ts'
import { pushAlert } from './pushAlert.rules.ts'
import { usePush } from './usePush.ts'

const tones = { ask: 'info', done: 'success', denied: 'warning', not_now: 'warning' } as const

/** Offers push messages, asks the browser only after a press, and says what came of it. */
export function PushAlert() {
  const { t } = useTranslation(['notices', 'components'])
  const errorText = useErrorText()
  const { pathname } = useLocation()
  const { clock } = useClient()
  const { closedAt, close } = useDismissals<'push'>()
  const push = usePush()
  const state = pushAlert(push, pathname, closedAt('push'), clock.now())
  if (state === null) return null

  const texts = {
    ask: push.error ? errorText(push.error) : t('notices:push.ask'),
    done: t('notices:push.done'),
    denied: t('components:permission.denied'),
    not_now: t('notices:push.not_now'),
  }
  return (
    <AlertBanner
      tone={push.error ? 'danger' : tones[state]}
      onDismiss={() => close('push')}
      actions={
        state === 'ask' ? (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            isPending={push.isPending}
            onPress={push.switchOn}
          >
            {t('notices:push.switch_on')}
          </Button>
        ) : undefined
      }
    >
      {texts[state]}
    </AlertBanner>
  )
}

import { PermissionPrompt } from '@bouquet/ui/PermissionPrompt'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { taskScreen } from '../../../platform/screens/screen.css.ts'
import { usePush } from '../../notifications/usePush.ts'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './signup.rules.ts'

/** Offers push messages on this device; the browser asks only after a press. */
export function PushStep({ onDone }: StepProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const push = usePush()
  const isAnswered = push.status === 'on' || push.status === 'denied'
  return (
    <div className={taskScreen}>
      <PageHeading title={t('signup.push_title')} isHidden />
      <PermissionPrompt
        kind="push"
        title={t('signup.push_title')}
        description={t('signup.push_text')}
        points={[t('signup.push_private'), t('signup.push_choice')]}
        state={stateOf(push)}
        onAllow={push.switchOn}
        onDecline={onDone}
      />
      <FormError text={push.error ? text(push.error) : undefined} />
      {isAnswered ? <StepFoot onContinue={onDone} /> : null}
    </div>
  )
}

function stateOf({ status, isPending }: ReturnType<typeof usePush>) {
  if (status === 'on') return 'granted'
  if (status === 'denied') return 'denied'
  return isPending ? 'asking' : 'unasked'
}

import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { stepFoot, stepMain, stepSide } from './signup.css.ts'

interface StepFootProps {
  /** Omitted where a step cannot be skipped. */
  readonly onSkip?: () => void
  /** Omitted when the button submits the form. */
  readonly onContinue?: () => void
  /** False hides the button. */
  readonly hasContinue?: boolean
  readonly isPending?: boolean
}

/** Buttons to continue and to skip. */
export function StepFoot({
  onSkip,
  onContinue,
  hasContinue = true,
  isPending = false,
}: StepFootProps) {
  const { t } = useTranslation('account')
  return (
    <div className={stepFoot}>
      {onSkip && (
        <Button className={stepSide} variant="quiet" tone="neutral" size="lg" onPress={onSkip}>
          {t('signup.skip')}
        </Button>
      )}
      {hasContinue && (
        <Button
          className={stepMain}
          size="lg"
          type={onContinue ? 'button' : 'submit'}
          isPending={isPending}
          {...(onContinue && { onPress: onContinue })}
        >
          {t('signup.continue')}
        </Button>
      )}
    </div>
  )
}

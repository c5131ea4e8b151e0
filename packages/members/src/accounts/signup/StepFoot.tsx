import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { stepFoot, stepMain, stepSide } from './signup.css.ts'

interface StepFootProps {
  /** Left out where a step cannot be skipped. */
  readonly onSkip?: () => void
  /** Left out when the button sends the form around it. */
  readonly onContinue?: () => void
  /** False while there is nothing to go on with. */
  readonly hasContinue?: boolean
  readonly isPending?: boolean
}

/** The way on, and the way past. */
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

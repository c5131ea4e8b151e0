import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { stepFoot, stepMain } from './signup.css.ts'

interface StepFootProps {
  /** Left out where a step cannot be skipped. */
  readonly onSkip?: () => void
  /** Left out when the button sends the form around it. */
  readonly onContinue?: () => void
  readonly isPending?: boolean
}

/** The way on, and the way past. */
export function StepFoot({ onSkip, onContinue, isPending = false }: StepFootProps) {
  const { t } = useTranslation('account')
  return (
    <div className={stepFoot}>
      {onSkip && (
        <Button variant="quiet" tone="neutral" size="lg" onPress={onSkip}>
          {t('signup.skip')}
        </Button>
      )}
      <Button
        className={stepMain}
        size="lg"
        type={onContinue ? 'button' : 'submit'}
        isPending={isPending}
        {...(onContinue && { onPress: onContinue })}
      >
        {t('signup.continue')}
      </Button>
    </div>
  )
}

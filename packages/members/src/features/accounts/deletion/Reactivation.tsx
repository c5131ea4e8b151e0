import { ApiError, reactivateMutation, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useFieldErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead, taskIntro, taskScreen } from '../../../platform/screens/screen.css.ts'
import { DeadLink } from '../DeadLink.tsx'
import { LinkOwner } from '../LinkOwner.tsx'
import { SecondFactorStep } from '../SecondFactorField.tsx'
import { useSecondFactor } from '../useSecondFactor.ts'

/** Brings the account back with the token of the mailed link, and logs in. */
export function Reactivation({ token }: { readonly token: string }) {
  const { t } = useTranslation('settings')
  const router = useRouter()
  const reactivate = useMutation(reactivateMutation(useClient()))
  const fields = useFocusFirstError(reactivate.error)
  const errors = useFieldErrors(reactivate.error, ['code'])
  const step = useSecondFactor(reactivate.error)

  if (reactivate.error instanceof ApiError && reactivate.error.code === 'link_invalid') {
    return <DeadLink href="/account-deleted" action={t('deleted.request')} />
  }
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t('deleted.back_title')} />
        <p className={lead}>{t('deleted.return_text')}</p>
      </div>
      <LinkOwner token={token} />
      <Form
        ref={fields}
        onSubmit={() =>
          reactivate.mutate(
            { token, ...step.given },
            { onSuccess: () => void router.navigate({ to: '/members' }) },
          )
        }
        actions={
          <Button type="submit" size="lg" isWide isPending={reactivate.isPending}>
            {t('deleted.return')}
          </Button>
        }
      >
        <SecondFactorStep step={step} errorMessage={errors.of('code')} />
        <FormError text={step.isAsked && step.isFirst ? undefined : errors.form} />
      </Form>
    </div>
  )
}

import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { useTranslation } from 'react-i18next'
import { FormError, useFocusFirstError } from '../../platform/errors/FormError.tsx'
import { ProofStep, type useProof } from '../accounts/ProofStep.tsx'

interface ProofFormProps {
  readonly proof: ReturnType<typeof useProof>
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: () => void
}

/** Appears below a button when the server refuses its call until the member has proved who they are. */
export function ProofForm({ proof, error, isPending, onSubmit }: ProofFormProps) {
  const { t } = useTranslation('account')
  const fields = useFocusFirstError(error)
  if (!proof.isAsked) return <FormError text={proof.formError} />
  return (
    <Form
      ref={fields}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" isPending={isPending}>
          {t('signup.continue')}
        </Button>
      }
    >
      <ProofStep proof={proof} />
      <FormError text={proof.formError} />
    </Form>
  )
}

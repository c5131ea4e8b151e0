import { deleteAccountMutation, useClient } from '@bouquet/client'
import type { DeletionOffer, DeletionReason } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { TextArea } from '@bouquet/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError, useFocusFirstError } from '../../../platform/errors/FormError.tsx'
import { panel } from '../../../platform/screens/screen.css.ts'
import { useMember } from '../../../platform/session.ts'
import { ProofStep, useProof } from '../../accounts/ProofStep.tsx'
import { groupTitle } from '../settings.css.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the deletion that led to a page: when the account is erased. */
    readonly erasedAfter?: string
  }
}

const commentMaxLength = 1_000

/** Says what is lost and when, asks for the reason, and deletes. */
export function DeleteForm({ offer }: { readonly offer: DeletionOffer }) {
  const { t } = useTranslation('settings')
  const router = useRouter()
  const { credits } = useMember()
  const heading = useId()
  const [reason, setReason] = useState<DeletionReason | null>(null)
  const [comment, setComment] = useState('')
  const remove = useMutation(deleteAccountMutation(useClient()))
  const proof = useProof(remove.error)
  const fields = useFocusFirstError(remove.error)

  const submit = () =>
    remove.mutate(
      { ...(reason && { reason }), ...(comment.trim() && { comment }), ...proof.given },
      {
        onSuccess: ({ erased_after }) =>
          void router.navigate({
            to: '/account-deleted',
            state: { erasedAfter: erased_after },
            replace: true,
          }),
      },
    )

  return (
    <section className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={groupTitle}>
        {t('deletion.title')}
      </h2>
      <p>{t('deletion.text', { days: offer.reactivation_days })}</p>
      {credits > 0 ? <p>{t('deletion.credits', { credits })}</p> : null}
      <Form
        ref={fields}
        onSubmit={submit}
        actions={
          <Button type="submit" tone="danger" isPending={remove.isPending}>
            {t('deletion.submit')}
          </Button>
        }
      >
        <RadioGroup
          label={t('deletion.reason')}
          name="reason"
          variant="list"
          options={offer.reasons.map((id) => ({ id, label: t(`deletion_reason.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={t('deletion.comment')}
          name="comment"
          maxLength={commentMaxLength}
          value={comment}
          onChange={setComment}
        />
        <ProofStep proof={proof} />
        <FormError text={proof.formError} />
      </Form>
    </section>
  )
}

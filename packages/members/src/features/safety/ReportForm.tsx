import { ApiError, blockMutation, complainMutation, useClient } from '@bouquet/client'
import type { Address, ComplaintReason, ComplaintReference } from '@bouquet/contract'
import { type Report, ReportFlow } from '@bouquet/ui/ReportFlow'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import type { FormOutcome } from '../../platform/forms/formAction.ts'
import { useUser } from '../../platform/session.ts'
import { reportReasons } from './reports.rules.ts'
import type { ReportTarget } from './reportTarget.ts'
import { readReport } from './sendReport.ts'

const fields = ['text', 'email'] as const

interface ReportFormProps {
  readonly target: Omit<ReportTarget, 'title'>
  readonly onBlocked?: () => void
  /** 2 on a page; 3 below the title of a sheet. */
  readonly headingLevel?: 2 | 3
  /** Where the form is sent without script, and what came of it. */
  readonly action?: Address
  readonly outcome?: FormOutcome<void> | null
  /** The receipt was read. A visitor's key opens the case later. */
  readonly onDone: (made: ComplaintReference) => void
}

/** The two steps of a report and its receipt. */
export function ReportForm({
  target,
  onBlocked,
  headingLevel = 3,
  action,
  outcome = null,
  onDone,
}: ReportFormProps) {
  const { subject, person, evidence } = target
  const { t } = useTranslation('safety')
  const errorText = useErrorText()
  const client = useClient()
  const isVisitor = useUser() === null
  const complain = useMutation(complainMutation(client))
  const block = useMutation(blockMutation(client))
  const made = complain.data
  const error = complain.isIdle ? (outcome?.refusal ?? null) : complain.error
  const refusedField =
    error instanceof ApiError ? fields.find((name) => name === error.field) : undefined
  const named =
    subject.kind === 'profile' && person ? t('evidence.profile', { name: person.name }) : undefined

  function submit({ reason, text, email, isBlocked }: Report<ComplaintReason>) {
    complain.mutate(
      { subject, reason, text, email },
      {
        onSuccess: () => {
          if (isBlocked && person) block.mutate(person.id, { onSuccess: () => onBlocked?.() })
        },
      },
    )
  }

  return (
    <>
      <FormError
        text={block.error && person ? t('report.not_blocked', { name: person.name }) : undefined}
      />
      <ReportFlow
        reasons={reportReasons[subject.kind].map((id) => ({ id, label: t(`reason.${id}`) }))}
        headingLevel={headingLevel}
        evidence={evidence ?? named}
        hasEmail={isVisitor}
        blockName={isVisitor ? undefined : person?.name}
        isPending={complain.isPending || block.isPending}
        errorMessage={error && !refusedField ? errorText(error) : undefined}
        refusedField={refusedField}
        action={action}
        sent={outcome ? readReport(outcome.fields) : undefined}
        // Closing the receipt leaves the page of a blocked member, so the receipt waits for the block.
        receipt={block.isPending ? undefined : made?.complaint}
        onSubmit={submit}
        onDone={() => {
          if (!made) return
          const { number } = made.complaint
          onDone(isVisitor ? { number, key: made.key } : { number })
        }}
      />
    </>
  )
}

import { appealComplaintMutation, useClient } from '@bouquet/client'
import { type Complaint, type ComplaintReference, complaintTextMinLength } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { TextArea } from '@bouquet/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { form } from '../../platform/screens/screen.css.ts'
import { CasePart } from './CasePart.tsx'
import { appealEnd } from './complaints.rules.ts'
import { lead } from './safety.css.ts'

interface AppealProps {
  readonly complaint: Complaint
  readonly reference: ComplaintReference
}

/** Asks for a second decision while that is possible. */
export function Appeal({ complaint, reference }: AppealProps) {
  const { t } = useTranslation(['safety', 'components'])
  const dates = useDates()
  const errorText = useErrorText()
  const client = useClient()
  const appeal = useMutation(appealComplaintMutation(client))
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const end = appealEnd(complaint, client.clock.now())
  if (end === null) return null
  const isTooShort = text.trim().length < complaintTextMinLength

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isTooShort) appeal.mutate({ ...reference, text })
  }

  return (
    <CasePart title={t('appeal.title')}>
      <p className={lead}>{t('appeal.text', { date: dates.format(end, 'long') })}</p>
      <form className={form} onSubmit={submit} noValidate>
        <TextArea
          label={t('appeal.words')}
          name="text"
          value={text}
          onChange={setText}
          errorMessage={isTried && isTooShort ? t('components:report.too_short') : undefined}
        />
        <FormError text={appeal.error ? errorText(appeal.error) : undefined} />
        <Button type="submit" variant="outline" isPending={appeal.isPending}>
          {t('appeal.send')}
        </Button>
      </form>
    </CasePart>
  )
}

import { ApiError } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useSession } from '../../platform/session.ts'
import { CodeFields } from './CodeFields.tsx'
import {
  bodyOf,
  type CodeDraft,
  type CodeField,
  codeFields,
  emptyDraft,
  findMistakes,
} from './codeFields.ts'

/** The form that makes a discount code; what is refused stands beside its field. */
export function NewCode({ onDone }: { readonly onDone: (code: string) => Promise<void> }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const text = useErrorText()
  const brands = useSession()?.brands ?? []
  const [draft, setDraft] = useState(() => emptyDraft(brands.at(0)?.id ?? ''))
  const [isChecked, setChecked] = useState(false)
  const make = useMutation({
    mutationFn: (sent: CodeDraft) => api.request('make-code', { body: bodyOf(sent) }),
    onSuccess: async ({ code }) => {
      await onDone(code.code)
      setDraft(emptyDraft(draft.brand))
      setChecked(false)
    },
  })
  const mistakes = isChecked ? findMistakes(draft, Date.now()) : []
  const refusals = make.error instanceof ApiError ? [make.error, ...make.error.others] : []
  const wordsOf = (error: ApiError, field: CodeField) =>
    error.code === 'discount_code_taken' ? text(error) : t(`codes.wrong_${field}`)

  function errorOf(field: CodeField): string | undefined {
    if (mistakes.includes(field)) return t(`codes.wrong_${field}`)
    const refusal = refusals.find((error) => error.field === field)
    return refusal && wordsOf(refusal, field)
  }
  const isElsewhere =
    make.error !== null && !refusals.some(({ field }) => codeFields.some((name) => name === field))

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (findMistakes(draft, Date.now()).length === 0) make.mutate(draft)
  }
  return (
    <form className={panel} onSubmit={submit} noValidate aria-label={t('codes.make')}>
      <h2 className={subtitle}>{t('codes.make')}</h2>
      <CodeFields
        draft={draft}
        brands={brands}
        errorOf={errorOf}
        onChange={(changed) => {
          make.reset()
          setDraft({ ...draft, ...changed })
        }}
      />
      {isElsewhere ? <ErrorBanner error={make.error} /> : null}
      <div>
        <Button type="submit" isPending={make.isPending}>
          {t('codes.make_submit')}
        </Button>
      </div>
    </form>
  )
}

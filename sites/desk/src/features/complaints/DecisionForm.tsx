import { languageName } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { TextArea } from '@bouquet/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Beginnings, gap } from '../../parts/Beginnings.tsx'
import { useApi } from '../../platform/api.ts'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import * as css from '../queues/queue.css.ts'
import { useMemberTexts } from '../queues/useMemberTexts.ts'
import { DecisionPreview } from './DecisionPreview.tsx'
import type { OpenComplaint, OpenState, useComplaintQueue } from './useComplaintQueue.ts'

interface DecisionFormProps {
  readonly complaint: OpenComplaint
  readonly state: OpenState
  readonly onDecide: ReturnType<typeof useComplaintQueue>['decide']
  readonly onSkip: () => void
}

const beginnings = ['breach', 'no_breach', 'unproven'] as const

/** Decides a case, with the reasons that whoever complained reads (Digital Services Act, articles 16, 17 and 20). */
export function DecisionForm({ complaint, state, onDecide, onSkip }: DecisionFormProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const desk = useDeskLocale()
  const [reasons, setReasons] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const [likely, setLikely] = useState<'upheld' | 'rejected'>('upheld')
  const reader = useMemberTexts(complaint.locale)
  const isEmpty = reasons.trim() === ''
  const problem = isEmpty
    ? t('complaint.reasons_missing')
    : reasons.includes(gap)
      ? t('complaint.reasons_unfinished')
      : undefined

  /** Closes the preview, which shows the words as they were. */
  function write(words: string) {
    setReasons(words)
    setPreviewed(false)
  }

  function preview() {
    if (isEmpty) setChecked(true)
    else setPreviewed(!isPreviewed)
  }

  const decide = (decision: 'upheld' | 'rejected') => () => {
    setChecked(true)
    if (problem !== undefined) return
    const { brand, number } = complaint
    onDecide({
      label: `${t('complaint.number', { number })}: ${t(`complaint.${decision}`)}`,
      send: () =>
        api.request('decide-complaint', {
          body: { brand, number, seen: state, decision, reasons },
        }),
    })
  }

  return (
    <section className={css.panel}>
      <Beginnings
        beginnings={
          reader
            ? beginnings.map((id) => ({
                id,
                label: t(`complaint.begin_${id}`),
                text: reader(`complaint.${id}`),
              }))
            : []
        }
        onChoose={(beginning) => {
          write(beginning.text)
          setLikely(beginning.id === 'breach' ? 'upheld' : 'rejected')
        }}
      />
      <TextArea
        label={t('complaint.reasons')}
        description={t('complaint.reasons_hint', {
          language: languageName(complaint.locale, desk),
        })}
        rows={5}
        value={reasons}
        onChange={write}
        errorMessage={isChecked ? problem : undefined}
      />
      {isPreviewed ? (
        <DecisionPreview complaint={complaint} state={state} reasons={reasons} likely={likely} />
      ) : null}
      <div className={css.actions}>
        <Button tone="danger" onPress={decide('upheld')}>
          {t('complaint.uphold')}
        </Button>
        <Button variant="outline" onPress={decide('rejected')}>
          {t('complaint.dismiss')}
        </Button>
        <Button variant="outline" tone="neutral" aria-expanded={isPreviewed} onPress={preview}>
          {t('preview.show')}
        </Button>
        <Button variant="quiet" tone="neutral" onPress={onSkip}>
          {t('queue.skip')}
        </Button>
      </div>
    </section>
  )
}

import { Button } from '@bouquet/ui/Button'
import { TextField } from '@bouquet/ui/TextField'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { form } from '../../platform/screens/screen.css.ts'
import { CasePart } from './CasePart.tsx'
import { caseKeyIn } from './complaints.rules.ts'
import { head, lead, page } from './safety.css.ts'

/** Opens a case by its number and the link of its receipt, and leads to a new report. */
export function FindCase({ number: given = '' }: { readonly number: string | undefined }) {
  const { t } = useTranslation(['safety', 'common'])
  const navigate = useNavigate()
  const [number, setNumber] = useState(given)
  const [link, setLink] = useState('')
  const [isTried, setTried] = useState(false)
  const found = caseKeyIn(link)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wanted = found?.number ?? number.trim()
    if (found === null || wanted === '') return
    void navigate({ to: '/complaints', search: { number: wanted, key: found.key } })
  }

  return (
    <div className={page}>
      <header className={head}>
        <PageHeading title={t('title.find')} />
        <p className={lead}>{t('cases.none_text')}</p>
        <Button href="/complaints?report=service">{t('report.service')}</Button>
      </header>
      <CasePart title={t('find.title')}>
        <p className={lead}>{t('find.text')}</p>
        <form className={form} onSubmit={submit} noValidate>
          <TextField
            label={t('find.number')}
            name="number"
            autoComplete="off"
            value={number}
            onChange={setNumber}
          />
          <TextField
            label={t('find.key')}
            name="key"
            autoComplete="off"
            value={link}
            onChange={setLink}
            errorMessage={isTried && found === null ? t('find.wrong') : undefined}
          />
          <Button type="submit" variant="outline">
            {t('find.submit')}
          </Button>
        </form>
      </CasePart>
      <p>
        <Button variant="quiet" tone="neutral" href="/login?next=/complaints">
          {t('common:log_in')}
        </Button>
      </p>
    </div>
  )
}

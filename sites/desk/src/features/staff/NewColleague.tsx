import { type StaffRole, staffRoles } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Select } from '@bouquet/ui/Select'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import * as css from './staff.css.ts'
import type { Invitation } from './staffActions.ts'

interface NewColleagueProps {
  readonly onDone: (name: string, invitation: Invitation | null) => Promise<void>
}

const empty = { name: '', email: '', reason: '' }
const texts = ['name', 'email', 'reason'] as const

/** Takes somebody on, or changes the name and role of somebody who is here. */
export function NewColleague({ onDone }: NewColleagueProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const [given, setGiven] = useState(empty)
  const [role, setRole] = useState<StaffRole>('moderator')
  const [isChecked, setChecked] = useState(false)
  const make = useMutation({
    mutationFn: () => api.request('make-staff', { body: { ...given, role } }),
    onSuccess: async ({ staff, invitation }) => {
      await onDone(staff.name, invitation)
      setGiven(empty)
      setChecked(false)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (texts.every((field) => given[field].trim() !== '')) make.mutate()
  }
  return (
    <form className={panel} onSubmit={submit} noValidate>
      <h2 className={subtitle}>{t('staff.add')}</h2>
      <div className={css.fields}>
        {texts.map((field) => (
          <TextField
            key={field}
            label={t(`staff.${field}`)}
            type={field === 'email' ? 'email' : 'text'}
            name={field}
            autoComplete="off"
            value={given[field]}
            onChange={(value) => setGiven({ ...given, [field]: value })}
            errorMessage={isChecked && given[field].trim() === '' ? t('staff.missing') : undefined}
          />
        ))}
        <Select
          label={t('staff.role')}
          options={staffRoles.map((id) => ({ id, label: t(`role.${id}`) }))}
          value={role}
          onChange={(chosen) => setRole(staffRoles.find((id) => id === chosen) ?? role)}
        />
      </div>
      <ErrorBanner error={make.error} />
      <div>
        <Button type="submit" isPending={make.isPending}>
          {t('staff.add_submit')}
        </Button>
      </div>
    </form>
  )
}

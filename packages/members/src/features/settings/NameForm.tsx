import { changeNameMutation, useClient } from '@bouquet/client'
import { constants } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Form } from '@bouquet/ui/Form'
import { TextField } from '@bouquet/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError, useFieldErrors, useFocusFirstError } from '../../platform/errors/FormError.tsx'
import { useMember } from '../../platform/session.ts'
import { hint } from './settings.css.ts'

const { most, windowDays: days } = constants.nameChanges

/** Changes the user name, by the rules of the signup. */
export function NameForm() {
  const { t } = useTranslation(['settings', 'common'])
  const { name: current } = useMember().profile
  const [name, setName] = useState(current)
  const save = useMutation(changeNameMutation(useClient()))
  const fields = useFocusFirstError(save.error)
  const errors = useFieldErrors(save.error, ['name'])

  return (
    <Form
      ref={fields}
      onSubmit={() => save.mutate(name, { onSuccess: ({ user }) => setName(user.profile.name) })}
      actions={
        <Button type="submit" isPending={save.isPending} isDisabled={name.trim() === current}>
          {t('name.save')}
        </Button>
      }
    >
      <p className={hint}>{t('name.text', { most, days })}</p>
      <TextField
        label={t('common:signup.name')}
        description={t('common:signup.name_hint')}
        name="name"
        autoComplete="nickname"
        value={name}
        onChange={setName}
        errorMessage={errors.of('name')}
      />
      {save.isSuccess ? <AlertBanner tone="success">{t('name.saved')}</AlertBanner> : null}
      <FormError text={errors.form} />
    </Form>
  )
}

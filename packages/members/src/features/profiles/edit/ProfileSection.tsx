import { updateProfileMutation, useClient } from '@bouquet/client'
import type { ProfileUpdate } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FormError,
  useConsentErrors,
  useFocusFirstError,
} from '../../../platform/errors/FormError.tsx'
import { actions, form, panel } from '../../../platform/screens/screen.css.ts'
import { sectionHead } from './profile.css.ts'
import type { ProfilePart } from './profileParts.ts'

interface ProfileSectionProps<Value extends ProfileUpdate> {
  /** Anchor in the address. */
  readonly anchor: ProfilePart
  readonly title: string
  /** Current value and initial value of the form. */
  readonly value: Value
  /** Renders the value outside edit mode; call `edit` to begin editing. */
  readonly view: (edit: () => void) => ReactNode
  readonly fields: (
    value: Value,
    onChange: (value: Value) => void,
    consentError: string | undefined,
  ) => ReactNode
  /** The part of the form to save; all of it by default. */
  readonly sent?: (value: Value) => ProfileUpdate
}

/** A section of the member's own profile, edited in place. */
export function ProfileSection<Value extends ProfileUpdate>({
  anchor,
  title,
  value,
  view,
  fields,
  sent = (value) => value,
}: ProfileSectionProps<Value>) {
  const { t } = useTranslation('account')
  const id = useId()
  const [changed, setChanged] = useState<Value | null>(null)
  const save = useMutation(updateProfileMutation(useClient()))
  const errors = useConsentErrors(save.error)
  const part = useFocusFirstError(save.error)

  const edit = () => setChanged(value)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changed) save.mutate(sent(changed), { onSuccess: () => setChanged(null) })
  }

  return (
    <section id={anchor} className={panel} aria-labelledby={id}>
      <div className={sectionHead}>
        <h2 id={id}>{title}</h2>
        {changed ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('profile.edit_part', { part: title })}
            onPress={edit}
          >
            {t('profile.edit')}
          </Button>
        )}
      </div>
      {changed ? (
        <form ref={part} className={form} onSubmit={submit} noValidate>
          {fields(changed, setChanged, errors.consent)}
          <FormError text={errors.form} />
          <div className={actions}>
            <Button type="submit" isPending={save.isPending}>
              {t('profile.save')}
            </Button>
            <Button variant="quiet" tone="neutral" onPress={() => setChanged(null)}>
              {t('profile.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        view(edit)
      )}
    </section>
  )
}

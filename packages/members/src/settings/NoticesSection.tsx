import { updateUserMutation, useClient } from '@bouquet/client'
import { type NotificationCategory, notificationCategorySchema, type User } from '@bouquet/contract'
import { Switch } from '@bouquet/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { notices } from './settings.css.ts'

/** Switches for categories of e-mail, saved at once. */
export function NoticesSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings')
  const text = useErrorText()
  const save = useMutation(updateUserMutation(useClient()))
  const disabled = save.isPending
    ? (save.variables.notifications_disabled ?? [])
    : user.notifications_disabled

  function change(category: NotificationCategory, isWanted: boolean) {
    const others = disabled.filter((other) => other !== category)
    save.mutate({ notifications_disabled: isWanted ? others : [...others, category] })
  }

  return (
    <SettingsSection title={t('notices.title')} text={t('notices.text')}>
      <div className={notices}>
        {notificationCategorySchema.options.map((category) => (
          <Switch
            key={category}
            label={t(`notices.${category}`)}
            isSelected={!disabled.includes(category)}
            onChange={(isWanted) => change(category, isWanted)}
          />
        ))}
      </div>
      <FormError text={save.error ? text(save.error) : undefined} />
    </SettingsSection>
  )
}

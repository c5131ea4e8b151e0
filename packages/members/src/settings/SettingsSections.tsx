import { decideConsentMutation, updateUserMutation, useClient } from '@bouquet/client'
import { type NotificationCategory, notificationCategorySchema, type User } from '@bouquet/contract'
import { Switch } from '@bouquet/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { panel } from '../app/form.css.ts'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { useSensitiveConsent } from '../profiles/edit/consent.ts'
import { notices, sectionHead, sectionText } from './settings.css.ts'

interface SettingsSectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={panel} aria-labelledby={id}>
      <div className={sectionHead}>
        <h2 id={id}>{title}</h2>
        {text === undefined ? null : <p className={sectionText}>{text}</p>}
      </div>
      {children}
    </section>
  )
}

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

/** Switch for the consent to sensitive data, saved at once. */
export function SensitiveSection() {
  const { t } = useTranslation(['settings', 'account'])
  const text = useErrorText()
  const hasConsent = useSensitiveConsent()
  const decide = useMutation(decideConsentMutation(useClient()))
  return (
    <SettingsSection title={t('sensitive.title')} text={t('sensitive.text')}>
      <Switch
        label={t('account:profile.sensitive')}
        isSelected={decide.isPending ? decide.variables.given : hasConsent}
        isDisabled={decide.isPending}
        onChange={(given) => decide.mutate({ kind: 'sensitive_data', given })}
      />
      <FormError text={decide.error ? text(decide.error) : undefined} />
    </SettingsSection>
  )
}

import { updateUserMutation, useClient } from '@bouquet/client'
import { type NotificationCategory, notificationCategories, pushKinds } from '@bouquet/contract'
import { Link } from '@bouquet/ui/Link'
import { Switch } from '@bouquet/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { lead, panel } from '../../platform/screens/screen.css.ts'
import { useMember } from '../../platform/session.ts'
import { PushHere } from './PushHere.tsx'
import { groupTitle, hint, sectionHead, settings, settingsHead, switches } from './settings.css.ts'

const channels = [
  {
    id: 'mail',
    disabled: 'notifications_disabled',
    categories: notificationCategories,
  },
  {
    id: 'push',
    disabled: 'push_notifications_disabled',
    categories: pushKinds,
  },
] as const

/** What the member wants to hear about, by channel. */
export function NotificationsScreen() {
  const { t } = useTranslation('settings')
  const { email } = useMember()
  return (
    <div className={settings}>
      <div className={settingsHead}>
        <PageHeading title={t('title.notifications')} />
        <p className={lead}>{t('notices.text')}</p>
      </div>
      {channels.map((channel) => (
        <ChannelSection
          key={channel.id}
          channel={channel}
          text={channel.id === 'mail' ? t('notices.mail_text', { email }) : t('notices.push_text')}
        />
      ))}
      <Link variant="quiet" href="/settings">
        {t('notices.to_settings')}
      </Link>
    </div>
  )
}

interface ChannelSectionProps {
  readonly channel: (typeof channels)[number]
  readonly text: string
}

/** Switches for the categories of one channel, saved at once. */
function ChannelSection({ channel: { id, disabled, categories }, text }: ChannelSectionProps) {
  const { t } = useTranslation('settings')
  const user = useMember()
  const errorText = useErrorText()
  const save = useMutation(updateUserMutation(useClient()))
  const heading = useId()
  const off = (save.isPending && save.variables[disabled]) || user[disabled]

  function change(category: NotificationCategory, isWanted: boolean) {
    const others = off.filter((other) => other !== category)
    save.mutate({ [disabled]: isWanted ? others : [...others, category] })
  }

  return (
    <section className={panel} aria-labelledby={heading}>
      <div className={sectionHead}>
        <h2 id={heading} className={groupTitle}>
          {t(`notices.${id}_title`)}
        </h2>
        <p className={hint}>{text}</p>
      </div>
      <div className={switches}>
        {id === 'push' ? <PushHere /> : null}
        {categories.map((category) => (
          <Switch
            key={category}
            label={t(`notices.${category}`)}
            isSelected={!off.includes(category)}
            onChange={(isWanted) => change(category, isWanted)}
          />
        ))}
      </div>
      <FormError text={save.error ? errorText(save.error) : undefined} />
    </section>
  )
}

import { Button } from '@bouquet/ui/Button'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { invitation, invitationActions, invitationText, invitationTitle } from './search.css.ts'

interface JoinInvitationProps {
  readonly shown: number
  readonly all: number
}

/** A visitor sees a part of the people; here is the way to the rest. */
export function JoinInvitation({ shown, all }: JoinInvitationProps) {
  const { t } = useTranslation('people')
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <section className={invitation} aria-labelledby="join">
      <h2 id="join" className={invitationTitle}>
        {all > shown ? t('join.title_count', { count: all }) : t('join.title')}
      </h2>
      <p className={invitationText}>{t('join.text')}</p>
      <div className={invitationActions}>
        <Button href="/signup">{t('join.sign_up')}</Button>
        <Button variant="outline" tone="neutral" href={`/login?next=${encodeURIComponent(href)}`}>
          {t('join.log_in')}
        </Button>
      </div>
    </section>
  )
}

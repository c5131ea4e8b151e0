import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { foundKeys } from './foundKeys.ts'
import { invitation, invitationActions, invitationText, invitationTitle } from './search.css.ts'

/** A visitor sees a part of the people; here is the way to the rest. */
export function JoinInvitation({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <section className={invitation} aria-labelledby="join">
      <h2 id="join" className={invitationTitle}>
        {found.num_results > found.results.length
          ? t(foundKeys(found).join, { count: found.num_results })
          : t('join.title')}
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

import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { resultCountKeys } from './resultCountKeys.ts'
import { invitation, invitationActions, invitationText, invitationTitle } from './search.css.ts'

/** Invites a visitor, who sees only a part of the results, to sign up. */
export function SignupPrompt({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <section className={invitation} aria-labelledby="join">
      <h2 id="join" className={invitationTitle}>
        {found.num_results > found.results.length
          ? t(resultCountKeys(found).join, { count: found.num_results })
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

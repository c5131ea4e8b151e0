import type { Address } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { lead, taskIntro, taskScreen } from '../../platform/screens/screen.css.ts'

interface DeadLinkProps {
  /** Where a new link can be asked for. */
  readonly href: Address
  readonly action: string
}

/** Replaces a screen whose mailed link is used, expired or wrong. */
export function DeadLink({ href, action }: DeadLinkProps) {
  const { t } = useTranslation(['account', 'errors'])
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading key="dead" title={t('title.activateerror')} isFocused />
        <p className={lead}>{t('errors:link_invalid')}</p>
      </div>
      <Button size="lg" isWide href={href}>
        {action}
      </Button>
    </div>
  )
}

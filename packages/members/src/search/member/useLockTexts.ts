import type { Address } from '@bouquet/contract'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../accounts/session/useUser.ts'

interface LockTexts {
  readonly text: string
  readonly actionText: string
  readonly href: Address
}

/** Explains how this viewer can unlock a photo. */
export function useLockTexts(name: string): LockTexts {
  const { t } = useTranslation('people')
  const user = useUser()
  const here = useRouterState({ select: ({ location }) => location.href })
  return user === null
    ? {
        text: t('locked.visitor', { name }),
        actionText: t('locked.visitor_action'),
        href: `/login?next=${encodeURIComponent(here)}`,
      }
    : {
        text: t('locked.free', { name }),
        actionText: t('locked.free_action'),
        href: '/premium',
      }
}

import { Badge } from '@bouquet/ui/Badge'
import { useTranslation } from 'react-i18next'
import type { FoundAccount } from './useFindMembers.ts'

const tones = {
  active: 'success',
  not_confirmed: 'warning',
  banned: 'danger',
  deleting: 'warning',
} as const

/** The state of an account in a word and a colour. */
export function StatusBadge({ status }: Pick<FoundAccount, 'status'>) {
  const { t } = useTranslation('desk')
  return (
    <Badge variant="soft" tone={tones[status]}>
      {t(`accounts.state_${status}`)}
    </Badge>
  )
}

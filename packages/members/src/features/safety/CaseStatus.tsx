import type { Complaint } from '@bouquet/contract'
import { Badge } from '@bouquet/ui/Badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock-3'
import { useTranslation } from 'react-i18next'
import { caseState } from './complaints.rules.ts'

const looks = {
  received: { tone: 'info', Icon: Clock },
  appealed: { tone: 'info', Icon: Clock },
  upheld: { tone: 'success', Icon: CircleCheck },
  rejected: { tone: 'neutral', Icon: CircleSlash },
} as const

/** Where a case stands, in a word. */
export function CaseStatus({ complaint }: { readonly complaint: Complaint }) {
  const { t } = useTranslation('safety')
  const state = caseState(complaint)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size="1.1em" />}>
      {t(`status.${state}`)}
    </Badge>
  )
}

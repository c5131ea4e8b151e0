import { Tabs } from '@bouquet/ui/Tabs'
import { useTranslation } from 'react-i18next'
import { MailPreview } from '../../parts/MailPreview.tsx'
import { useApi } from '../../platform/api.ts'
import type { OpenComplaint, OpenState } from './useComplaintQueue.ts'

interface DecisionPreviewProps {
  readonly complaint: OpenComplaint
  readonly state: OpenState
  readonly reasons: string
  /** The decision that the reasons are probably for. */
  readonly likely: 'upheld' | 'rejected'
}

/** The mail with the decision, for both outcomes. */
export function DecisionPreview({ complaint, state, reasons, likely }: DecisionPreviewProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const { brand, number } = complaint
  return (
    <Tabs
      label={t('preview.title')}
      defaultValue={likely}
      items={(['upheld', 'rejected'] as const).map((decision) => {
        const body = { brand, number, seen: state, decision, reasons }
        return {
          id: decision,
          label: t(`complaint.${decision}`),
          panel: (
            <MailPreview
              of={['decision', body]}
              load={() => api.request('preview-decision', { body })}
            />
          ),
        }
      })}
    />
  )
}

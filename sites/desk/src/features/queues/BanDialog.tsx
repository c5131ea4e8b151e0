import { languageName } from '@bouquet/i18n/format'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useApi } from '../../platform/api.ts'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import { memberQuery, type ReviewContext } from './memberQuery.ts'
import { useBanBeginnings } from './useBanBeginnings.ts'

interface BanDialogProps {
  readonly member: ReviewContext['member']
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Bans a member, with the reason that is mailed to them (Digital Services Act, article 17). */
export function BanDialog({ member, isOpen, onOpenChange }: BanDialogProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const api = useApi()
  const cache = useQueryClient()
  const { id, brand } = member
  const beginnings = useBanBeginnings(member.locale)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('ban.title')}
      description={t('ban.text', { language: languageName(member.locale, locale) })}
      label={t('ban.reason')}
      action={t('ban.submit')}
      beginnings={beginnings}
      preview={(reason) => api.request('preview-ban', { body: { brand, member: id, reason } })}
      send={(reason) => api.request('ban', { body: { brand, member: id, reason } })}
      onDone={() =>
        cache.invalidateQueries({ queryKey: memberQuery(api, { brand, member: id }).queryKey })
      }
    />
  )
}

import { unblockMutation, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { useMutation } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'

interface BlockedNoticeProps {
  readonly member: Pick<ProfileCard, 'id' | 'name'>
  readonly onUndone?: () => void
  /** Whether it replaces the profile while the reader looks at it. */
  readonly isNew?: boolean
}

/** Stands in place of the profile of a blocked member; offers to undo. */
export function BlockedNotice({ member, onUndone, isNew = false }: BlockedNoticeProps) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const unblock = useMutation(unblockMutation(useClient()))
  return (
    <>
      <PageHeading title={t('block.done', { name: member.name })} isHidden isFocused={isNew} />
      <EmptyState
        title={t('block.done', { name: member.name })}
        description={t('block.done_text')}
        icon={<Ban size="1em" strokeWidth={1.5} />}
        actions={
          <>
            <Button href="/members">{t('member.to_search')}</Button>
            <Button
              variant="outline"
              tone="neutral"
              isPending={unblock.isPending}
              onPress={() => unblock.mutate(member.id, { onSuccess: () => onUndone?.() })}
            >
              {t('block.undo')}
            </Button>
          </>
        }
      />
      <FormError text={unblock.error ? errorText(unblock.error) : undefined} />
    </>
  )
}

import type { MemberProfile } from '@bouquet/contract'
import { Link } from '@bouquet/ui/Link'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { InterestList } from './InterestList.tsx'
import * as css from './member.css.ts'
import { useSharedInterests } from './useSharedInterests.ts'

/** The interests that are not shared; on one's own page, an offer to choose some. */
export function MemberInterests({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation(['people', 'attributes'])
  const isSelf = useUser()?.id === member.id
  const isAsked = useSettings()?.visible_profile_fields.includes('interests') ?? false
  const { others } = useSharedInterests(member)
  if (others.length === 0 && !(isSelf && isAsked)) return null
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t('people:member.interests')}</h2>
      {others.length === 0 ? (
        <Link href="/profile#interests" className={css.addWords} icon={<Plus size="1em" />}>
          {t('attributes:field.interests')}
        </Link>
      ) : (
        <InterestList interests={others} className={css.chips} itemClassName={css.chip.plain} />
      )}
    </section>
  )
}

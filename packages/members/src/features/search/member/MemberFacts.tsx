import type { MemberProfile } from '@bouquet/contract'
import { ProfileFacts } from '@bouquet/ui/ProfileFacts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import { useFactChips } from '../../profiles/edit/useFactChips.tsx'
import * as css from './member.css.ts'

/** Facts by theme. What is not set is left out; on one's own page it offers to be filled in. */
export function MemberFacts({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation('people')
  const isSelf = useUser()?.id === member.id
  const chips = useFactChips(member.attributes, isSelf ? { href: '/profile#facts' } : undefined)
  return (['life', 'looks'] as const).map((theme) =>
    chips[theme].length === 0 ? null : (
      <section key={theme} className={css.part}>
        <h2 className={css.partTitle}>{t(`member.${theme}`)}</h2>
        <ProfileFacts variant="chips" facts={chips[theme]} />
      </section>
    ),
  )
}

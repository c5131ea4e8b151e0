import type { MemberProfile } from '@bouquet/contract'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { VerificationBadge } from '@bouquet/ui/VerificationBadge'
import { useFictional } from '../../../platform/settings/useSettings.ts'

interface PersonMarksProps {
  readonly member: MemberProfile
  readonly isOnPhoto?: boolean
}

/** The label of a fictional profile, or what was checked about a member. */
export function PersonMarks({ member, isOnPhoto = false }: PersonMarksProps) {
  const { label, warning } = useFictional()
  if (member.fictional) {
    return (
      <FictionalLabel
        label={label}
        description={warning}
        variant={isOnPhoto ? 'onPhoto' : 'inline'}
      />
    )
  }
  if (member.email_confirmed === null) return null
  return <VerificationBadge kind="email" variant={isOnPhoto ? 'onPhoto' : 'label'} />
}

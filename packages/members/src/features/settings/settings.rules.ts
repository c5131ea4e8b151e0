import type { Consent, User } from '@bouquet/contract'

/** The decisions that apply: the latest of each kind, and of each brand for consents to be shown there. */
export function latestConsents(decisions: readonly Consent[]): readonly Consent[] {
  const latest = new Map<string, Consent>()
  for (const decision of decisions) {
    const key = `${decision.kind} ${decision.brand ?? ''}`
    const known = latest.get(key)
    if (!known || known.decided < decision.decided) latest.set(key, decision)
  }
  return [...latest.values()]
}

interface SeenMember {
  readonly privacy_mode: boolean
  readonly profile: Pick<User['profile'], 'status'>
}

/** Who sees a member: other members, only those in contact, or nobody before the address is confirmed. */
export function ownVisibility({
  privacy_mode,
  profile,
}: SeenMember): 'own' | 'own_private' | 'own_unconfirmed' {
  if (profile.status !== 'active') return 'own_unconfirmed'
  return privacy_mode ? 'own_private' : 'own'
}

import { expect, test } from 'vitest'
import { ownVisibility } from '../../../src/features/settings/settings.rules.ts'

test.each([
  { status: 'active', privacy_mode: false, seen: 'own' },
  { status: 'active', privacy_mode: true, seen: 'own_private' },
  { status: 'disabled', privacy_mode: false, seen: 'own_unconfirmed' },
  { status: 'disabled', privacy_mode: true, seen: 'own_unconfirmed' },
] as const)(
  'DOM-8 a profile that is $status, privacy mode $privacy_mode: $seen',
  ({ status, privacy_mode, seen }) => {
    expect(ownVisibility({ privacy_mode, profile: { status } })).toBe(seen)
  },
)

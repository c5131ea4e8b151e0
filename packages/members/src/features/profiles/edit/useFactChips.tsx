import type { Address } from '@bouquet/contract'
import type { ProfileFact } from '@bouquet/ui/ProfileFacts'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Palette from 'lucide-react/icons/palette'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { type Facts, type facts, useFactTexts } from './facts.ts'

type Fact = (typeof facts)[number]

const icons: Record<Fact, typeof Eye> = {
  relationship_status: HeartHandshake,
  sexuality: Heart,
  body_type: UserRound,
  hair_colour: Palette,
  eye_colour: Eye,
}

/** Facts whose answers need no label. */
const selfEvident: readonly Fact[] = ['relationship_status', 'sexuality']

const themes = {
  life: ['relationship_status', 'sexuality'],
  looks: ['body_type', 'hair_colour', 'eye_colour'],
} as const satisfies Record<string, readonly Fact[]>

/** How an empty fact is filled in: by a link, or by something that happens on the page. */
export interface FillIn {
  readonly href?: Address
  readonly onPress?: () => void
}

/** The facts that the brand shows, by theme. Empty ones are left out unless `fillIn` says how they are filled in. */
export function useFactChips(
  known: Facts,
  fillIn?: FillIn,
): Record<keyof typeof themes, readonly ProfileFact[]> {
  const { t } = useTranslation('account')
  const shown = useSettings()?.visible_profile_fields ?? []
  const texts = useFactTexts()

  function chips(fact: Fact): readonly ProfileFact[] {
    const label = texts.label(fact)
    const value = texts.answer(known, fact)
    const Icon = icons[fact]
    if (value !== null) {
      const icon = <Icon size="1em" strokeWidth={1.75} />
      return [{ id: fact, label, value, icon, isLabelHidden: selfEvident.includes(fact) }]
    }
    if (fillIn === undefined) return []
    return [
      {
        id: fact,
        label,
        value: t('profile.edit_part', { part: label }),
        state: 'empty',
        ...fillIn,
      },
    ]
  }
  const of = (theme: readonly Fact[]) =>
    theme.filter((fact) => shown.includes(fact)).flatMap((fact) => chips(fact))
  return { life: of(themes.life), looks: of(themes.looks) }
}

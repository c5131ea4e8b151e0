import type { ProfileCard } from '@bouquet/contract'
import type { DeckPerson } from '@bouquet/ui/SwipeDeck'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { locationText } from '../cards/locationText.ts'

/** People as the deck shows them. */
export function useDeckPeople(people: readonly ProfileCard[]): readonly DeckPerson[] {
  const photo = usePhotoSource()
  const fictional = useFictional()
  return people.map((person) => ({
    id: person.id,
    name: person.name,
    age: person.age,
    photo: person.main_image && photo(person.main_image),
    href: `/members/${person.id}`,
    description: locationText(person),
    isOnline: person.online,
    ...(person.fictional && {
      fictionalLabel: fictional.label,
      fictionalDescription: fictional.warning,
    }),
  }))
}

import type { ProfileCard } from '@bouquet/contract'
import type { AvatarGroupPerson } from '@bouquet/ui/AvatarGroup'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'

/** People as a row of faces, each fictional one with its label. */
export function useFaces(): (people: readonly ProfileCard[]) => readonly AvatarGroupPerson[] {
  const photo = usePhotoSource()
  const { label } = useFictional()
  return (people) =>
    people.map(({ id, name, main_image, fictional }) => ({
      id,
      name,
      photo: main_image && photo(main_image, 'thumb'),
      ...(fictional && { fictionalLabel: label }),
    }))
}

import type { ProfileField, User } from '@bouquet/contract'
import { facts } from './facts.ts'

export const profileParts = ['photos', 'about', 'interests', 'facts', 'place'] as const
export type ProfilePart = (typeof profileParts)[number]

interface PartState {
  readonly id: ProfilePart
  readonly isDone: boolean
}

/** The parts of a profile that the brand asks for, and whether each is filled in. */
export function profilePartStates(
  { profile }: User,
  asked: readonly ProfileField[],
): readonly PartState[] {
  const { attributes } = profile
  const askedFacts = facts.filter((fact) => asked.includes(fact))
  const places = (['region', 'city'] as const).filter((place) => asked.includes(place))
  const states: Record<ProfilePart, { readonly isAsked: boolean; readonly isDone: boolean }> = {
    photos: { isAsked: true, isDone: profile.main_image !== null },
    about: { isAsked: true, isDone: profile.about !== '' },
    interests: { isAsked: asked.includes('interests'), isDone: attributes.interests.length > 0 },
    facts: {
      isAsked: askedFacts.length > 0,
      isDone: askedFacts.some((fact) => attributes[fact] !== null),
    },
    place: { isAsked: places.length > 0, isDone: places.some((place) => profile[place] !== null) },
  }
  return profileParts
    .filter((id) => states[id].isAsked)
    .map((id) => ({ id, isDone: states[id].isDone }))
}

import type { Photo, PhotoId, ProfileUpdate, User } from '@bouquet/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { setUser } from '../accounts/accounts.ts'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Updates one's own profile; an absent field stays unchanged. */
export function updateProfileMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: ProfileUpdate) => api.request('updateProfile', { body }),
    onSuccess: (response, { sensitive_data }) => {
      setUser(cache, response)
      if (sensitive_data === undefined) return
      return cache.invalidateQueries({ queryKey: keys.consents })
    },
  })
}

/** Adds a photo; it stays pending until approved. */
export function uploadPhotoMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (file: Blob) => api.upload('uploadPhoto', file),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.user }),
  })
}

export function mainPhotoMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (id: string) => api.request('updatePhoto', { body: { id, main: true } }),
    onSuccess: (response) => setUser(cache, response),
  })
}

/** Reorders the member's photos optimistically; an error restores the previous order. */
export function photoOrderMutation({ api, cache }: Client) {
  return mutationOptions({
    // One request after the other, so that the last order wins.
    scope: { id: 'photo-order' },
    mutationFn: (photos: readonly PhotoId[]) =>
      api.request('orderPhotos', { body: { photos: [...photos] } }),
    onMutate: (photos) => {
      const before = cache.getQueryData<User | null>(keys.user)?.profile.photos.map(({ id }) => id)
      showPhotoOrder(cache, photos)
      return { before }
    },
    onSuccess: (response) => setUser(cache, response),
    onError: (_, __, shown) => {
      if (shown?.before) showPhotoOrder(cache, shown.before)
      return cache.invalidateQueries({ queryKey: keys.user })
    },
  })
}

const showPhotoOrder = (cache: QueryClient, ids: readonly PhotoId[]) =>
  cache.setQueryData<User | null>(keys.user, (user) => user && inPhotoOrder(user, ids))

/** The member with photos in this order. The first that was not rejected is the main one, as on the server. */
function inPhotoOrder(user: User, ids: readonly PhotoId[]): User {
  const placeOf = ({ id, status }: Photo) =>
    (status === 'rejected' ? ids.length : 0) + ids.indexOf(id)
  const photos = user.profile.photos.toSorted((a, b) => placeOf(a) - placeOf(b))
  const main_image = photos.find(({ status }) => status !== 'rejected') ?? null
  return { ...user, profile: { ...user.profile, photos, main_image } }
}

export function deletePhotoMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (id: string) => api.request('deletePhoto', { body: { id } }),
    onSuccess: (response) => setUser(cache, response),
  })
}

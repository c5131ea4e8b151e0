import type { ProfileUpdate } from '@bouquet/contract'
import { mutationOptions } from '@tanstack/react-query'
import { setUser } from '../accounts/accounts.ts'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Updates one's own profile; an absent field stays unchanged. */
export const updateProfileMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (body: ProfileUpdate) => api.request('updateProfile', { body }),
    onSuccess: (answer, { sensitive_data }) => {
      setUser(cache, answer)
      if (sensitive_data === undefined) return
      return cache.invalidateQueries({ queryKey: keys.consents })
    },
  })

/** Adds a photo; it stays pending until approved. */
export const uploadPhotoMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (file: Blob) => api.upload('uploadPhoto', file),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.user }),
  })

export const mainPhotoMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (id: string) => api.request('updatePhoto', { body: { id, main: true } }),
    onSuccess: (answer) => setUser(cache, answer),
  })

export const deletePhotoMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (id: string) => api.request('deletePhoto', { body: { id } }),
    onSuccess: (answer) => setUser(cache, answer),
  })

import { mutationOptions } from '@tanstack/react-query'
import { setUser } from '../accounts/accounts.ts'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

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

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'
import { addMessage, addSentMessage } from './thread.ts'

/** The gifts of the catalogue with their cost. */
export function giftsQuery({ api }: { readonly api: Api }) {
  return queryOptions({
    queryKey: keys.gifts,
    queryFn: async ({ signal }) => (await api.request('gifts', { signal })).gifts,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Three first lines to a member. */
export function icebreakersQuery({ api }: { readonly api: Api }, profile: string) {
  return queryOptions({
    queryKey: keys.icebreakers(profile),
    queryFn: async ({ signal }) =>
      (await api.request('icebreakers', { query: { profile }, signal })).lines,
  })
}

interface ChatPhoto {
  /** Chosen once for each photo, so that sending again after an error does not send it twice. */
  readonly client_id: string
  readonly profile: string
  readonly file: Blob
}

/** Sends a photo; the receiver sees it blurred until they open it. */
export function sendChatPhotoMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: ({ file, ...query }: ChatPhoto) => api.upload('sendChatPhoto', file, query),
    onSuccess: (sent, { profile }) => addSentMessage(cache, sent, profile),
  })
}

/** Opens a photo that was received. */
export function openChatPhotoMutation({ api, cache }: Client, profile: string) {
  return mutationOptions({
    mutationFn: (message: string) => api.request('openChatPhoto', { body: { message } }),
    onSuccess: ({ message }) => void addMessage(cache, message, profile),
  })
}

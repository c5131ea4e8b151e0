import type { BodyOf, Calls, Locale, SignupStep, User } from '@bouquet/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** The logged-in member, or null for a visitor. */
export function userQuery({ api }: { readonly api: Api }) {
  return queryOptions({
    queryKey: keys.user,
    queryFn: async ({ signal }): Promise<User | null> =>
      (await api.request('getUser', { signal })).user,
    staleTime: 30_000,
  })
}

/** Replaces the cached member. */
export function setUser(cache: QueryClient, { user }: { readonly user: User | null }) {
  cache.setQueryData<User | null>(keys.user, user)
}

/** Other data may differ for members, so everything but the member is refetched after login. */
export function loggedIn(client: Client, response: { readonly user: User }) {
  setUser(client.cache, response)
  return client.cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' })
}

export function loginMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['login']>) => client.api.request('login', { body }),
    onSuccess: (response) => loggedIn(client, response),
  })
}

/** Creates an account and logs in; on a discreet brand a mail says how to go on. */
export function signupMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['signup']>) => client.api.request('signup', { body }),
    onSuccess: ({ user }) => user && loggedIn(client, { user }),
  })
}

/**
 * Ends the session and clears the member's data on this device. Without a connection the service worker ends the session
 * later.
 */
export function logoutMutation(client: Client) {
  return mutationOptions({
    mutationFn: () => client.api.request('logout'),
    networkMode: 'always',
    onSuccess: () => client.clear(),
  })
}

export function signupStepMutation(client: Client) {
  return mutationOptions({
    mutationFn: (step: SignupStep) => client.api.request('finishSignupStep', { body: { step } }),
    onSuccess: (response) => setUser(client.cache, response),
  })
}

/**
 * Mails the confirmation link again. If the address is already confirmed, no mail is sent, and the returned member
 * says so.
 */
export function resendConfirmationMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: () => api.request('resendConfirmation'),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.user }),
  })
}

/** The address that the token of a confirmation link is for. */
export function confirmationQuery({ api }: Pick<Client, 'api'>, token: string) {
  return queryOptions({
    queryKey: keys.confirmation(token),
    queryFn: ({ signal }) => api.request('confirmation', { query: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Confirms the address that a mailed link is for. */
export function confirmAddressMutation(client: Client) {
  return mutationOptions({
    mutationFn: (token: string) => client.api.request('confirmAddress', { body: { token } }),
    onSuccess: (confirmation, token) => {
      client.cache.setQueryData(confirmationQuery(client, token).queryKey, confirmation)
      return client.cache.invalidateQueries({ queryKey: userQuery(client).queryKey })
    },
  })
}

/** Whether a mailed link is about another account than the one that is logged in. */
export function linkOwnerQuery({ api }: Pick<Client, 'api'>, token: string) {
  return queryOptions({
    queryKey: keys.linkOwner(token),
    queryFn: ({ signal }) => api.request('linkOwner', { query: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function requestResetMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: (email: string) => api.request('requestReset', { body: { email } }),
  })
}

export function resetPasswordMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['resetPassword']>) =>
      client.api.request('resetPassword', { body }),
    onSuccess: (response) => loggedIn(client, response),
  })
}

/** Saves the language, or the categories that are switched off. */
export function updateUserMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['updateUser']>) => client.api.request('updateUser', { body }),
    onSuccess: (response) => setUser(client.cache, response),
  })
}

/** Changes the user name. */
export function changeNameMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (name: string) => api.request('changeName', { body: { name } }),
    onSuccess: (response) => setUser(cache, response),
  })
}

export function changePasswordMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['changePassword']>) => api.request('changePassword', { body }),
  })
}

export function saveLanguage(client: Client, language: Locale) {
  return client.api.request('updateUser', { body: { language } })
}

/** Tells the server the time zone of this browser when it knows another one. */
export async function saveTimeZone({ api, cache }: Client): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const known = cache.getQueryData<User | null>(keys.user)
  if (!known || known.time_zone === timeZone) return
  setUser(cache, await api.request('updateUser', { body: { time_zone: timeZone } }))
}

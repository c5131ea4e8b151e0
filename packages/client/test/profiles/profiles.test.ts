import { activitySchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { keys } from '../../src/keys.ts'
import {
  activityQuery,
  activitySeenMutation,
  clearNewMarks,
} from '../../src/notifications/activity.ts'
import {
  deletePhotoMutation,
  mainPhotoMutation,
  updateProfileMutation,
  uploadPhotoMutation,
} from '../../src/profiles/profiles.ts'
import { eachChange, eachReading } from '../support/eachCall.ts'
import { user } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

const member = user()
const shown = { response: { user: member }, shows: [[keys.user, member]] } as const
const photo = '00000000-0000-4000-8000-00000000000a'
const file = new Blob(['picture'])
const seenAt = (at: string) => activitySchema.parse({ kind: 'case', at, is_new: true, number: '1' })
const latest = seenAt('2026-11-26T10:00:00.000Z')
const earlier = seenAt('2026-11-25T10:00:00.000Z')

eachChange(
  [keys.user, keys.consents],
  [
    {
      title: 'PRO-1 a profile that was saved is shown',
      make: ({ client, change }) => change(updateProfileMutation(client), { about: 'Hello' }),
      calls: [['updateProfile', { body: { about: 'Hello' } }]],
      ...shown,
    },
    {
      title: 'PRO-4 a consent that was given with the profile is listed',
      make: ({ client, change }) => change(updateProfileMutation(client), { sensitive_data: true }),
      calls: [['updateProfile', { body: { sensitive_data: true } }]],
      ...shown,
      refreshes: [keys.consents],
    },
    {
      title: 'PRO-2 a new photo is asked for with the member',
      make: ({ client, change }) => change(uploadPhotoMutation(client), file),
      calls: [['uploadPhoto', { file }]],
      refreshes: [keys.user],
    },
    {
      title: 'PRO-1 another main photo is shown',
      make: ({ client, change }) => change(mainPhotoMutation(client), photo),
      calls: [['updatePhoto', { body: { id: photo, main: true } }]],
      ...shown,
    },
    {
      title: 'PRO-1 a deleted photo is gone',
      make: ({ client, change }) => change(deletePhotoMutation(client), photo),
      calls: [['deletePhoto', { body: { id: photo } }]],
      ...shown,
    },
    {
      title: 'PSH-1 what was seen is told up to the latest entry',
      make: ({ client, change }) => change(activitySeenMutation(client), [latest, earlier]),
      calls: [['markActivitySeen', { body: { until: latest.at } }]],
    },
    {
      title: 'PSH-1 nothing seen marks nothing',
      make: ({ client, change }) => change(activitySeenMutation(client), []),
      calls: [['markActivitySeen', { body: { until: '1970-01-01T00:00:00.000Z' } }]],
    },
  ],
)

eachReading([
  {
    title: 'PSH-1 what happened to the member',
    read: ({ client, cache }) => cache.fetchQuery(activityQuery(client)),
    calls: [['activity']],
    response: { activity: ['like'] },
    shown: ['like'],
  },
])

test('PSH-1 entries that were read are no longer new', () => {
  const { client, cache } = stubCalls()
  clearNewMarks(client)
  expect(cache.getQueryData(keys.activity)).toBeUndefined()
  cache.setQueryData(keys.activity, [
    { kind: 'like', is_new: true },
    { kind: 'view', is_new: false },
  ])
  clearNewMarks(client)
  expect(cache.getQueryData(keys.activity)).toEqual([
    { kind: 'like', is_new: false },
    { kind: 'view', is_new: false },
  ])
})

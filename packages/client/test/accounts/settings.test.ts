import { expect, test } from 'vitest'
import {
  brandVisibilityQuery,
  decideBrandVisibilityMutation,
} from '../../src/accounts/brandVisibility.ts'
import { choicesQuery, updateChoicesMutation } from '../../src/accounts/choices.ts'
import { consentsQuery, decideConsentMutation } from '../../src/accounts/consents.ts'
import { dataExportQuery, requestDataExportMutation } from '../../src/accounts/dataExport.ts'
import { deletionOfferQuery, requestReactivationMutation } from '../../src/accounts/deletion.ts'
import { changeMailMutation, requestMailChangeMutation } from '../../src/accounts/mailChange.ts'
import {
  beginSecondFactorMutation,
  confirmSecondFactorMutation,
  endSecondFactorMutation,
  renewRecoveryCodesMutation,
  secondFactorQuery,
} from '../../src/accounts/secondFactor.ts'
import { endSessionMutation, sessionsQuery } from '../../src/accounts/sessions.ts'
import { startedSignupQuery, startSignupMutation } from '../../src/accounts/startedSignup.ts'
import { keys } from '../../src/keys.ts'
import { eachChange, eachReading } from '../support/eachCall.ts'
import { stubCalls } from '../support/stubCalls.ts'

const proof = { password: 'correct horse' }
const code = '123456'
const email = 'new@example.com'

eachChange(
  [keys.user, keys.consents, keys.chats, keys.likes, keys.secondFactor, keys.sessions],
  [
    {
      title: 'PRO-4 being shown on another brand is agreed to, and kept with the consents',
      make: ({ client, change }) =>
        change(decideBrandVisibilityMutation(client), {
          brand: 'harbour',
          niche: 'mature',
          given: true,
        }),
      calls: [
        ['decideBrandVisibility', { body: { brand: 'harbour', niche: 'mature', given: true } }],
      ],
      response: { brands: ['after'] },
      shows: [[keys.brandVisibility, ['after']]],
      refreshes: [keys.consents],
    },
    {
      title: 'PRO-4 being shown on another brand is taken back, and contacts there end',
      make: ({ client, change }) =>
        change(decideBrandVisibilityMutation(client), {
          brand: 'harbour',
          niche: 'mature',
          given: false,
        }),
      calls: [
        ['decideBrandVisibility', { body: { brand: 'harbour', niche: 'mature', given: false } }],
      ],
      response: { brands: [] },
      shows: [[keys.brandVisibility, []]],
      refreshes: [keys.consents, keys.chats, keys.likes],
    },
    {
      title: 'ACC-1 a choice that was saved is shown',
      make: ({ client, change }) => change(updateChoicesMutation(client), { shows_read: false }),
      calls: [['updateChoices', { body: { shows_read: false } }]],
      response: { choices: 'after' },
      shows: [[keys.choices, 'after']],
    },
    {
      title: 'TRU-3 a withdrawn consent is listed, and what depended on it leaves the profile',
      make: ({ client, change }) =>
        change(decideConsentMutation(client), { kind: 'sensitive_data', given: false }),
      calls: [['decideConsent', { body: { kind: 'sensitive_data', given: false } }]],
      response: { consents: ['after'] },
      shows: [[keys.consents, ['after']]],
      refreshes: [keys.user],
    },
    {
      title: 'TRU-3 a copy of one’s data is asked for with a proof, and shown as being made',
      make: ({ client, change }) => change(requestDataExportMutation(client), proof),
      calls: [['requestDataExport', { body: proof }]],
      response: { export: { status: 'preparing' } },
      shows: [[keys.dataExport, { status: 'preparing' }]],
    },
    {
      title: 'ACC-2 the link that brings a deleted account back is asked for by address',
      make: ({ client, change }) => change(requestReactivationMutation(client), email),
      calls: [['requestReactivation', { body: { email } }]],
    },
    {
      title: 'ACC-1 another address is asked for with a proof',
      make: ({ client, change }) => change(requestMailChangeMutation(client), { email, ...proof }),
      calls: [['requestMailChange', { body: { email, ...proof } }]],
    },
    {
      title: 'ACC-1 an address that was changed is shown',
      make: ({ client, change }) => change(changeMailMutation(client), 'mailed'),
      calls: [['changeMail', { body: { token: 'mailed' } }]],
      refreshes: [keys.user],
    },
    {
      title: 'AUT-5 an app for codes is set up with a proof',
      make: ({ client, change }) => change(beginSecondFactorMutation(client), proof),
      calls: [['beginSecondFactor', { body: proof }]],
    },
    {
      title: 'AUT-5 a code of the app switches it on',
      make: ({ client, change }) => change(confirmSecondFactorMutation(client), { code }),
      calls: [['confirmSecondFactor', { body: { code } }]],
      refreshes: [keys.secondFactor],
    },
    {
      title: 'AUT-5 codes are switched off with a proof',
      make: ({ client, change }) => change(endSecondFactorMutation(client), { ...proof, code }),
      calls: [['endSecondFactor', { body: { ...proof, code } }]],
      refreshes: [keys.secondFactor],
    },
    {
      title: 'AUT-5 new recovery codes are asked for with a proof',
      make: ({ client, change }) => change(renewRecoveryCodesMutation(client), { ...proof, code }),
      calls: [['renewRecoveryCodes', { body: { ...proof, code } }]],
      refreshes: [keys.secondFactor],
    },
    {
      title: 'AUT-5 an ended session leaves the list',
      make: ({ client, change }) => change(endSessionMutation(client), { session: 'others' }),
      calls: [['endSession', { body: { session: 'others' } }]],
      response: { sessions: ['this one'] },
      shows: [[keys.sessions, ['this one']]],
    },
    {
      title: 'SGN-1 a signup is started with an address',
      make: ({ client, change }) => change(startSignupMutation(client), { email }),
      calls: [['startSignup', { body: { email } }]],
    },
  ],
)

eachReading([
  {
    title: 'PRO-4 brands that may show the member',
    read: ({ client, cache }) => cache.fetchQuery(brandVisibilityQuery(client)),
    calls: [['brandVisibility']],
    response: { brands: ['harbour'] },
    shown: ['harbour'],
  },
  {
    title: 'ACC-1 choices of the member',
    read: ({ client, cache }) => cache.fetchQuery(choicesQuery(client)),
    calls: [['choices']],
    response: { choices: 'all' },
    shown: 'all',
  },
  {
    title: 'TRU-3 consents of the member',
    read: ({ client, cache }) => cache.fetchQuery(consentsQuery(client)),
    calls: [['consents']],
    response: { consents: ['terms'] },
    shown: ['terms'],
  },
  {
    title: 'ACC-2 what else than a deletion would help',
    read: ({ client, cache }) => cache.fetchQuery(deletionOfferQuery(client)),
    calls: [['deletionOffer']],
    response: { alternatives: [] },
    shown: { alternatives: [] },
  },
  {
    title: 'AUT-5 whether a login asks for a code',
    read: ({ client, cache }) => cache.fetchQuery(secondFactorQuery(client)),
    calls: [['secondFactor']],
    response: { second_factor: 'on' },
    shown: 'on',
  },
  {
    title: 'AUT-5 where the member is logged in',
    read: ({ client, cache }) => cache.fetchQuery(sessionsQuery(client)),
    calls: [['sessions']],
    response: { sessions: ['here'] },
    shown: ['here'],
  },
  {
    title: 'SGN-1 what was filled in elsewhere is asked for once',
    read: ({ client, cache }) => cache.fetchQuery(startedSignupQuery(client, 'mailed')),
    calls: [['startedSignup', { query: { token: 'mailed' } }]],
    response: { signup: { email } },
    shown: { email },
    freshMs: Number.POSITIVE_INFINITY,
  },
])

test('TRU-3 a copy of one’s data is asked after every few seconds while it is being made', async () => {
  const { client, cache, made, asksAgainAfter } = stubCalls(() => ({ export: 'copy' }))
  const query = dataExportQuery(client)
  expect(await cache.fetchQuery(query)).toBe('copy')
  expect(made).toEqual([['dataExport']])
  expect(asksAgainAfter(query, { status: 'preparing' })).toBe(3_000)
  expect(asksAgainAfter(query, { status: 'ready' })).toBe(false)
  expect(asksAgainAfter(query, null)).toBe(false)
})

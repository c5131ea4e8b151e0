import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { staffCalls } from '@bouquet/contract/staff'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const text = await (await server.client().fetch(streams.openapi)).text()

const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  description: z.string(),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
    .optional(),
})
const { servers, paths } = z
  .object({
    servers: z.array(z.object({ url: z.string(), description: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  })
  .parse(JSON.parse(text))

const operation = (method: string, path: string) => paths[path]?.[method]

test('API-2 the document meets the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(
    problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer]),
  ).toEqual([])
})

test('API-2 the document says where the brand is reached', () => {
  expect(servers).toEqual([{ url: '/', description: 'Harbour' }])
})

test('API-2 each operation has the name of its call', () => {
  const named = new Set(
    Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    ),
  )
  const missing = [
    ...Object.entries(calls)
      .filter(([, call]) => !('variant' in call))
      .map(([name]) => name),
    ...Object.keys(staffCalls).map((name) => `desk-${name}`),
  ].filter((name) => !named.has(name))
  expect(missing).toEqual([])
})

test('API-2 calls of visitors need no login, those of members their cookie', () => {
  expect(operation('get', calls.settings.path)?.security).toEqual([])
  expect(operation('get', calls.chats.path)?.security).toEqual([{ session: [] }])
  expect(operation('get', staffCalls.audit.path)?.security).toEqual([{ desk: [] }])
})

test('API-2 login and the saving of a push subscription are one operation with either body', () => {
  const { security, requestBody, description } = operation('post', calls.login.path) ?? {}
  expect(security).toEqual([{}, { session: [] }])
  expect(requestBody?.content['application/json']?.schema['anyOf']).toHaveLength(2)
  expect(description).toContain('With `push=1`')
})

test('API-2 events, pictures, files and pages of links are in the document', () => {
  const listed = Object.keys(paths)
  for (const path of Object.values(streams)) {
    expect(listed.some((one) => one === path || one.startsWith(`${path}/`))).toBe(true)
  }
})

test('API-2 a refusal of each status names the codes that come with it', () => {
  const { responses } = operation('post', calls.sendMessage.path) ?? { responses: {} }
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining(['403', '404', '422', '429', '503']),
  )
  expect(text).toContain('Refused with one of the codes `authentication_required`')
})

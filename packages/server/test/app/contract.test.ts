import { errorTable, streams } from '@bouquet/contract'
import { calls, errorBodySchema } from '@bouquet/contract/schemas'
import { staffCalls } from '@bouquet/contract/staff'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '../../src/app/createApp.ts'
import { joinMember } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const all = [...Object.entries(calls), ...Object.entries(staffCalls)]

const openapiSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ summary: z.string(), description: z.string() })),
  ),
})

describe.each(all)('%s', (_name, call) => {
  test('API-1 a call exists: a stranger is let in or told to log in, in the contract’s words', async () => {
    const response = await server.client().send(call)
    const body: unknown = await response.json()
    if (response.ok) return void call.response.parse(body)
    const { error, authentication_required } = errorBodySchema.parse(body)
    expect(error.code).not.toBe('page_not_found')
    expect(error.code).not.toBe('general_error')
    expect(authentication_required === true).toBe(call.access !== 'visitor')
  })

  test('API-4 nonsense that a member sends to a call is refused with a permanent code', async () => {
    const { client } = await joinMember(server)
    const response = await client.fetch(`${call.path}?id=1&page=x&conversation=%27`, {
      method: call.method,
      headers: { 'content-type': 'application/json', origin: 'http://harbour.localhost' },
      ...('body' in call && { body: '{"profile":"\'; drop table members"}' }),
    })
    const body: unknown = await response.json()
    if (response.ok) return void call.response.parse(body)
    const { error } = errorBodySchema.parse(body)
    expect(error.code).not.toBe('general_error')
    expect(response.status).toBe(errorTable[error.code].status)
  })
})

test('API-2 the OpenAPI document lists every call once, with its purpose', async () => {
  const response = await server.client().fetch('/api/openapi.json')
  const { paths } = openapiSchema.parse(await response.json())
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method} ${path} ${summary}`),
  )
  const meant = all
    .filter(([, call]) => !('variant' in call))
    .map(([, call]) => `${call.method.toLowerCase()} ${call.path} ${call.purpose}`)
  const others = Object.values<string>(streams)
  const isStream = (line: string) => others.some((path) => line.includes(` ${path}`))
  expect(listed.filter((line) => !isStream(line)).toSorted()).toEqual(meant.toSorted())
  for (const [, call] of all.filter(([, one]) => 'variant' in one)) {
    const { description } = paths[call.path]?.[call.method.toLowerCase()] ?? {}
    expect(description).toContain(call.purpose)
  }
})

test('API-4 an internal error is a 500 that says nothing of itself', async () => {
  const broken = createApp({
    ...server.services,
    brands: { ...server.services.brands, byHost: fail },
  })
  const response = await broken.request('http://harbour.example/api/user.php')
  expect(response.status).toBe(500)
  expect(response.headers.get('x-request-id')).not.toBe('')
  expect(await response.json()).toEqual({ error: { code: 'general_error' } })
})

const fail = () => {
  throw new Error('select secret from members')
}

import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app/createApp.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()

test('API-4 a failed query is logged with its reason and without anybody’s words', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const byHost = () => {
    throw new DrizzleQueryError('select $1', ['mara@post.example'], new Error('disk full'))
  }
  const brands = { ...server.services.brands, byHost }
  const broken = createApp({ ...server.services, brands, log })
  const response = await broken.request('http://harbour.example/api/user.php')
  expect(response.status).toBe(500)
  expect(lines.join()).toContain('disk full')
  expect(lines.join()).toContain('select $1')
  expect(lines.join()).not.toContain('mara@post.example')
})

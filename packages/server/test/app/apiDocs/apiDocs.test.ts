import { calls } from '@bouquet/contract/schemas'
import { staffCalls } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeStreams } from '../../../src/app/apiDocs/describeStreams.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const client = server.client()

const operationSchema = z.object({
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()).min(1),
})
const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

const readDocument = async () =>
  documentSchema.parse(await (await client.fetch('/api/openapi.json')).json())

test('API-2 every call says in a sentence what it is for, and who may ask', async () => {
  const { paths } = await readDocument()
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods))
  const all = [...Object.values(calls), ...Object.values(staffCalls)]
  const operations = new Set(all.map(({ method, path }) => `${method} ${path}`))
  expect(documented).toHaveLength(operations.size + describeStreams().length)
  const undescribed = documented.filter(
    ({ summary, description }) => !/\w+ \w+/.test(summary) || !/^(Open to|For) /.test(description),
  )
  expect(undescribed).toEqual([])
})

test('API-2 the readable page is titled with the brand and leads to the document', async () => {
  const response = await client.fetch('/api/docs')
  expect(response.headers.get('content-type')).toMatch('text/html')
  const page = await response.text()
  expect(page).toContain('<title>Harbour API</title>')
  expect(page).toContain('href="/api/openapi.json"')
  expect((await readDocument()).info.title).toBe('Harbour API')
})

test('API-2 the page and all that it names come from the own host, and its policy lets nothing else in', async () => {
  const response = await client.fetch('/api/docs')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src/)
  const page = await response.text()
  const named = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
  const assets = new Set(named)
  expect([...assets].filter((address) => !address.startsWith('/api/'))).toEqual([])
  expect(page).not.toMatch(/<script>|<style>/)
  expect(assets.size).toBe(5)
  for (const address of assets) {
    const asset = await client.fetch(address)
    expect([address, asset.status]).toEqual([address, 200])
    const text = await asset.text()
    if (address.endsWith('.css')) expect(text).not.toMatch(/@import|url\(["']?https?:/)
  }
})

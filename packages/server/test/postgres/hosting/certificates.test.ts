import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { sendRequest } from '../../support/hosting/sendRequest.ts'
import { startNginx } from '../../support/hosting/webServers.ts'
import { writeConfigurations } from '../../support/hosting/writeConfigurations.ts'
import { domainOf, writeTree } from './writeTree.ts'

const run = promisify(execFile)

/** One with a certificate, and five with nothing that nginx could use. */
const tree = await writeTree(6)
const certificates = join(tree.folder, 'live')
const challenges = join(tree.folder, 'challenges')
const [plain, secure] = [await freePort(), await freePort()]

const folderOf = (index: number) => join(certificates, domainOf(index))

async function issue(index: number): Promise<void> {
  await mkdir(folderOf(index), { recursive: true })
  const [key, chain] = [
    join(folderOf(index), 'privkey.pem'),
    join(folderOf(index), 'fullchain.pem'),
  ]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subject = ['-nodes', '-days', '2', '-subj', `/CN=${domainOf(index)}`]
  await run('openssl', [...words, ...subject, '-keyout', key, '-out', chain])
}

const cleanUps: (() => void | Promise<void>)[] = [tree.remove]
let warned = ''

beforeAll(async () => {
  for (const index of [0, 2, 3, 4]) await issue(index)
  await mkdir(folderOf(1))
  await writeFile(join(folderOf(2), 'fullchain.pem'), 'half a certif')
  await writeFile(join(folderOf(3), 'privkey.pem'), '')
  await rm(join(folderOf(4), 'privkey.pem'))
  await mkdir(join(challenges, '.well-known/acme-challenge'), { recursive: true })
  await writeFile(join(challenges, '.well-known/acme-challenge/token'), 'the proof')
  const written = await writeConfigurations(tree, {
    HOSTING_TLS: 'on',
    HOSTING_ADDRESSES: '127.0.0.1',
    HOSTING_HTTP_PORT: String(plain),
    HOSTING_HTTPS_PORT: String(secure),
    HOSTING_UPSTREAM: `127.0.0.1:${await freePort()}`,
    HOSTING_CERTIFICATES: certificates,
    HOSTING_CHALLENGES: challenges,
  })
  warned = written.warnings
  const nginx = await startNginx(tree.folder, written.folder, plain)
  cleanUps.unshift(nginx.end)
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

/** The name in the certificate that a host is answered with. */
const certificateOf = (host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const place = { host: '127.0.0.1', port: secure, servername: host, rejectUnauthorized: false }
    const socket = connect(place, () => {
      resolve(String(socket.getPeerCertificate().subject.CN))
      socket.destroy()
    })
    socket.on('error', () => resolve(undefined))
  })

test('OPS-12 a certificate that nginx cannot use stops no other brand', async () => {
  expect(await certificateOf(domainOf(0))).toBe(domainOf(0))
  for (const index of [1, 2, 3, 4, 5]) {
    expect(await certificateOf(domainOf(index))).toBeUndefined()
    const { status, headers } = await sendRequest(plain, { path: '/de', host: domainOf(index) })
    expect([status, headers['retry-after']]).toEqual([503, '300'])
  }
  expect((await sendRequest(plain, { path: '/de' })).status).toBe(308)
  expect(warned).toContain(`${join(folderOf(1), 'fullchain.pem')} is missing`)
  expect(warned).toContain('and 2 more')
})

test('OPS-12 every host answers challenges, a domain that is new too', async () => {
  const path = '/.well-known/acme-challenge/token'
  for (const host of [domainOf(0), domainOf(1), domainOf(2), 'new.example', '127.0.0.1']) {
    const { status, body } = await sendRequest(plain, { path, host })
    expect([host, status, body.toString()]).toEqual([host, 200, 'the proof'])
  }
})

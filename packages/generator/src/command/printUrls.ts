import { setTimeout as wait } from 'node:timers/promises'
import { deskPath } from '@bouquet/contract/hosting'
import type { Brand } from '@bouquet/theme'
import { environment } from '../environment.ts'
import { print } from './print.ts'
import type { RunningProcess } from './runUntilStopped.ts'

interface Address {
  readonly name: string
  readonly url: string
}

export function brandAddresses(brands: readonly Brand[], port: number): readonly Address[] {
  return brands.map(({ id, name }) => ({ name, url: `http://${id}.localhost:${port}` }))
}

/** The addresses of `start`: on this machine, or in production those that visitors use. */
export function startAddresses(
  brands: readonly Brand[],
  port: number,
  {
    servesLocalHosts,
    deskHost,
  }: Pick<typeof environment, 'servesLocalHosts' | 'deskHost'> = environment,
): readonly Address[] {
  if (servesLocalHosts) {
    const desk = { name: 'Desk', url: `http://desk.localhost:${port}${deskPath}` }
    return [...brandAddresses(brands, port), desk]
  }
  const real = brands.map(({ id, name, domains: [domain = id] }) => ({
    name,
    url: `https://${domain}`,
  }))
  const desks =
    deskHost === undefined ? real.slice(0, 1).map(({ url }) => url) : [`https://${deskHost}`]
  return [...real, ...desks.map((url) => ({ name: 'Desk', url: `${url}${deskPath}` }))]
}

/** Prints local URLs as soon as the server is ready. */
export async function printUrls(
  addresses: readonly Address[],
  port: number,
  { ended }: RunningProcess,
): Promise<void> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && !(await isReady(port))) await wait(150)
  if (hasEnded) return
  const widest = Math.max(...addresses.map(({ name }) => name.length))
  const lines = addresses.map(({ name, url }) => `  ${name.padEnd(widest)}  ${url}`)
  print.line(['', ...lines, ''].join('\n'))
}

/** The server answers 503 while it starts. */
const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    ({ status }) => status !== 503,
    () => false,
  )

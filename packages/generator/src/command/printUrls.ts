import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '@bouquet/theme'
import { print } from './print.ts'
import type { RunningProcess } from './runUntilStopped.ts'

/** Prints the local URL of each brand as soon as the server is ready. */
export async function printUrls(
  brands: readonly Brand[],
  port: number,
  { ended }: RunningProcess,
): Promise<void> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && !(await isReady(port))) await wait(150)
  if (hasEnded) return
  const widest = Math.max(...brands.map(({ name }) => name.length))
  const lines = brands.map(
    ({ id, name }) => `  ${name.padEnd(widest)}  http://${id}.localhost:${port}`,
  )
  print.line(['', ...lines, ''].join('\n'))
}

/** The server answers 503 while it starts. */
const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    ({ status }) => status !== 503,
    () => false,
  )

import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '@bouquet/theme'
import type { RunningProgram } from './runUntilStopped.ts'
import { say } from './say.ts'

/** Says where each brand is, as soon as its server answers. */
export async function announce(
  brands: readonly Brand[],
  port: number,
  { ended }: RunningProgram,
): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver && !(await answers(port))) await wait(150)
  if (isOver) return
  const widest = Math.max(...brands.map(({ name }) => name.length))
  const lines = brands.map(
    ({ id, name }) => `  ${name.padEnd(widest)}  http://${id}.localhost:${port}`,
  )
  say.line(['', ...lines, ''].join('\n'))
}

/** A server that is still starting answers 503. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    ({ status }) => status !== 503,
    () => false,
  )

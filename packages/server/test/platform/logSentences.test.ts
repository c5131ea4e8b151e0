import { expect, test } from 'vitest'
import { openLog } from '../../src/platform/log.ts'
import { sentencesTo } from '../../src/platform/logSentences.ts'

const logged = (write: (log: ReturnType<typeof openLog>) => void): string => {
  let text = ''
  write(openLog('info', sentencesTo({ write: (line) => (text += line) })))
  return text
}

test('OPS-12 a terminal shows the addresses and the demo login below the message, one a line', () => {
  const text = logged((log) =>
    log.info(
      {
        port: 4321,
        sites: ['http://rose.localhost:4321', 'http://thorn.localhost:4321'],
        login: 'demo@<domain>, flowers-for-everyone',
      },
      'ready',
    ),
  )
  expect(text).toMatch(
    /^\d\d:\d\d:\d\d {2}ready\n {2}port: 4321\n {2}sites: http:\/\/rose\S+, http:\/\/thorn\S+\n {2}login: demo@<domain>, flowers-for-everyone\n$/,
  )
  expect(text).not.toContain('{')
})

test('OPS-12 a terminal names the level of what went wrong, and still shows no secret', () => {
  const text = logged((log) => {
    log.warn({ reason: 'away' }, 'database away')
    log.error({ stack: 'Error: odd\n  at there', token: 'hidden' }, 'failed')
  })
  expect(text).toMatch(/warning {2}database away {2}reason: away\n/)
  expect(text).toMatch(/error {2}failed\n {2}stack: Error: odd\n {6}at there\n/)
  expect(text).not.toContain('hidden')
})

test('OPS-12 what is no line of the log is shown as it is', () => {
  let text = ''
  sentencesTo({ write: (line) => (text += line) }).write('plain\n')
  expect(text).toBe('plain\n')
})

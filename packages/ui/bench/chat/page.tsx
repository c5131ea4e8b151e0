import '../../src/base/index.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ChatThread } from '../../src/ChatThread/index.ts'
import { inEnglish } from '../../src/conformance/fixtures.tsx'
import { messages } from './messages.ts'
import type { ChatBench } from './report.ts'

const whole = 10_000
const batch = 200

let show: (from: number) => void = () => {}

const Page = () => {
  const [from, setFrom] = useState(whole - batch)
  show = setFrom
  return (
    <div style={{ blockSize: '100dvh' }}>
      {inEnglish(<ChatThread messages={messages(from, whole)} name="Anna" />)}
    </div>
  )
}

const frame = () => new Promise<number>(requestAnimationFrame)

const logOf = (): HTMLElement => {
  const log = document.querySelector('[role="log"]')
  if (log instanceof HTMLElement) return log
  throw new Error('The thread has no log.')
}

/** The row nearest to the middle of the log, which is the one being read. */
const readRow = (log: HTMLElement): Element => {
  const middle = log.clientHeight / 2
  const [nearest] = [...log.querySelectorAll('[data-index]')].sort(
    (one, other) =>
      Math.abs(one.getBoundingClientRect().top - middle) -
      Math.abs(other.getBoundingClientRect().top - middle),
  )
  if (nearest === undefined) throw new Error('The thread shows no message.')
  return nearest
}

const scroll: ChatBench['scroll'] = async (frames, pixels) => {
  const log = logOf()
  const times: number[] = []
  let last = await frame()
  for (let count = 0; count < frames; count++) {
    log.scrollTop += pixels
    const now = await frame()
    times.push(now - last)
    last = now
  }
  return times
}

const loadOlder: ChatBench['loadOlder'] = async () => {
  const moves: number[] = []
  for (let from = whole - 2 * batch; from >= 0; from -= batch) {
    const log = logOf()
    log.scrollTop = 40
    for (let settling = 0; settling < 4; settling++) await frame()
    const row = readRow(log)
    const text = row.textContent
    const before = row.getBoundingClientRect().top
    flushSync(() => show(from))
    let most = 0
    for (let shown = 0; shown < 6; shown++) {
      await frame()
      const same = [...log.querySelectorAll('[data-index]')].find(
        ({ textContent }) => textContent === text,
      )
      const moved =
        same === undefined ? Number.POSITIVE_INFINITY : same.getBoundingClientRect().top - before
      most = Math.max(most, Math.abs(moved))
    }
    moves.push(most)
  }
  return moves
}

const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(<Page />)

const bench: ChatBench = { scroll, loadOlder }
Object.assign(window, { bench })

import { beforeEach, expect, test, vi } from 'vitest'
import { createDecisions, undoMs } from '../src/platform/decisions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

function setUp(send: () => Promise<unknown> = async () => undefined) {
  const sent = vi.fn(send)
  const onUndo = vi.fn()
  const decisions = createDecisions()
  const add = (item: string) => decisions.add({ item, label: item, send: sent, onUndo })
  const states = () => decisions.get().map(({ item, state }) => `${item} ${state}`)
  return { decisions, add, sent, onUndo, states }
}

test('DSK-2 a decision is sent once its time to undo is over, and then forgotten', async () => {
  const { add, sent, states } = setUp()
  add('photo:a')
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(sent).not.toHaveBeenCalled()
  expect(states()).toEqual(['photo:a waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveBeenCalledOnce()
  expect(states()).toEqual([])
})

test('DSK-2 an item counts as decided until the decision is taken back, also once it was sent', async () => {
  const { decisions, add } = setUp()
  add('photo:a')
  add('photo:b')
  expect(['photo:a', 'photo:b', 'photo:c'].filter(decisions.has)).toEqual(['photo:a', 'photo:b'])
  decisions.undoLast()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(['photo:a', 'photo:b'].filter(decisions.has)).toEqual(['photo:a'])
})

test('DSK-2 the latest decision is taken back first, and what is taken back is never sent', async () => {
  const { decisions, add, sent, onUndo, states } = setUp()
  add('photo:a')
  add('photo:b')
  decisions.undoLast()
  expect(states()).toEqual(['photo:a waiting'])
  decisions.undoLast()
  decisions.undoLast()
  expect(onUndo).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(undoMs * 2)
  expect(sent).not.toHaveBeenCalled()
})

test('DSK-2 a decision that could not be sent stays, and is sent again or given up by hand', async () => {
  let isOffline = true
  const { decisions, add, onUndo, states } = setUp(async () => {
    if (isOffline) throw new Error('offline')
  })
  add('photo:a')
  add('photo:b')
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(states()).toEqual(['photo:a failed', 'photo:b failed'])
  isOffline = false
  decisions.retry('photo:a')
  await vi.advanceTimersByTimeAsync(0)
  decisions.undo('photo:b')
  expect(states()).toEqual([])
  expect(onUndo).toHaveBeenCalledOnce()
})

test('DSK-2 all that waits is sent at once when the desk is left', async () => {
  const { decisions, add, sent, states } = setUp()
  add('photo:a')
  add('photo:b')
  await decisions.sendAll()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(states()).toEqual([])
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(sent).toHaveBeenCalledTimes(2)
})

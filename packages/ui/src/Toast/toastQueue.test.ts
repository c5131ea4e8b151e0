import { expect, test, vi } from 'vitest'
import { createToastQueue } from './index.ts'

const words = (queue: ReturnType<typeof createToastQueue>) =>
  queue.current().map(({ description }) => description)

test('LIB-3 a queue of toasts shows as many as the limit, and the next one when there is room', () => {
  const queue = createToastQueue({ limit: 2 })
  const first = queue.add({ description: 'Saved' })
  queue.add({ description: 'Sent' })
  queue.add({ description: 'Deleted' })
  expect(words(queue)).toEqual(['Saved', 'Sent'])
  queue.dismiss(first)
  expect(words(queue)).toEqual(['Sent', 'Deleted'])
})

test('LIB-3 a queue of toasts does not show the same words twice, but starts their time again', () => {
  const queue = createToastQueue()
  const first = queue.add({ description: 'Offline', tone: 'warning' })
  expect(queue.add({ description: 'Offline', tone: 'warning' })).toBe(first)
  queue.add({ description: 'Offline', tone: 'danger' })
  expect(queue.current().map(({ tone, revision }) => [tone, revision])).toEqual([
    ['warning', 1],
    ['danger', 0],
  ])
})

test('LIB-3 a toast is changed in its place, by its id', () => {
  const queue = createToastQueue()
  const upload = queue.add({ description: 'Uploading', id: 'upload' })
  queue.add({ description: 'Saved' })
  queue.update(upload, { description: 'Uploaded', tone: 'success' })
  expect(words(queue)).toEqual(['Uploaded', 'Saved'])
  queue.add({ description: 'Upload failed', id: 'upload' })
  expect(words(queue)).toEqual(['Upload failed', 'Saved'])
  queue.dismiss(upload)
  queue.update(upload, { description: 'Too late' })
  expect(words(queue)).toEqual(['Saved'])
})

test('LIB-3 a queue of toasts tells its listeners until they leave', () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  const leave = queue.subscribe(listener)
  queue.add({ description: 'Saved' })
  expect(listener).toHaveBeenCalledOnce()
  leave()
  queue.clear()
  expect(listener).toHaveBeenCalledOnce()
  expect(queue.current()).toEqual([])
})

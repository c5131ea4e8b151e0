import { expect, test, vi } from 'vitest'
import { laterPart } from './laterPart.ts'

const Part = () => null

test('LAN-4 a part is loaded once, however often it is asked for, and tells all who wait', async () => {
  const load = vi.fn(async () => Part)
  const part = laterPart(load)
  const told = vi.fn()
  part.subscribe(told)
  const leave = part.subscribe(() => expect.unreachable())
  leave()
  part.ask()
  part.ask()
  expect(part.now()).toBeNull()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(part.now()).toBe(Part)
  expect(load).toHaveBeenCalledOnce()
})

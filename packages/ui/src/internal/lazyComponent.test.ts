import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent.ts'

const Component = () => null

test('LAN-4 a component is loaded once, however often it is requested, and notifies all subscribers', async () => {
  const load = vi.fn(async () => Component)
  const component = lazyComponent(load)
  const listener = vi.fn()
  component.subscribe(listener)
  const unsubscribe = component.subscribe(() => expect.unreachable())
  unsubscribe()
  component.load()
  component.load()
  expect(component.current()).toBeNull()
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  expect(component.current()).toBe(Component)
  expect(load).toHaveBeenCalledOnce()
})

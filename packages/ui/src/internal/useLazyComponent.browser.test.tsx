import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LazyComponent, lazyComponent } from './lazyComponent.ts'
import { useLazyComponent } from './useLazyComponent.ts'

const host = document.createElement('div')
let root: Root

interface HostProps {
  readonly part: LazyComponent<object>
  readonly isHidden?: boolean
}

const Host = ({ part, isHidden = false }: HostProps) => {
  const container = useRef<HTMLDivElement>(null)
  const Heavy = useLazyComponent(part, container)
  return (
    <div ref={container} hidden={isHidden}>
      {Heavy === null ? <input aria-label="light" /> : <Heavy />}
    </div>
  )
}

const heavy = () => {
  const load = vi.fn(async () => () => <p>heavy</p>)
  return { load, part: lazyComponent<object>(load) }
}

const render = (props: HostProps) => flushSync(() => root.render(<Host {...props} />))

beforeEach(() => {
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

test('LAN-4 a lazy component loads once its container is visible', async () => {
  render(heavy())
  await vi.waitFor(() => expect(host).toHaveTextContent('heavy'))
})

test('LAN-4 nothing is loaded for a hidden container', async () => {
  const { load, part } = heavy()
  const seen = vi.fn()
  render({ part, isHidden: true })
  // Observers are notified in order of creation, so the component's own observer has been notified by
  // then.
  new IntersectionObserver(seen).observe(host)
  await vi.waitFor(() => expect(seen).toHaveBeenCalled())
  expect(load).not.toHaveBeenCalled()
})

test('LAN-4 the initial control stays while it has focus', async () => {
  const { load, part } = heavy()
  render({ part })
  host.querySelector('input')?.focus()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await vi.waitFor(() => expect(part.current()).not.toBeNull())
  expect(host.querySelector('input')).toHaveFocus()
  host.querySelector('input')?.blur()
  await vi.waitFor(() => expect(host).toHaveTextContent('heavy'))
})

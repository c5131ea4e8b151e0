import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LaterPart, laterPart } from './laterPart.ts'
import { useLaterPart } from './useLaterPart.ts'

const host = document.createElement('div')
let root: Root

interface PlaceProps {
  readonly part: LaterPart<object>
  readonly isHidden?: boolean
}

const Place = ({ part, isHidden = false }: PlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  const Heavy = useLaterPart(part, place)
  return (
    <div ref={place} hidden={isHidden}>
      {Heavy === null ? <input aria-label="light" /> : <Heavy />}
    </div>
  )
}

const heavy = () => {
  const load = vi.fn(async () => () => <p>heavy</p>)
  return { load, part: laterPart<object>(load) }
}

const draw = (props: PlaceProps) => flushSync(() => root.render(<Place {...props} />))

beforeEach(() => {
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

test('LAN-4 a heavy part comes once its place is in sight', async () => {
  draw(heavy())
  await vi.waitFor(() => expect(host).toHaveTextContent('heavy'))
})

test('LAN-4 nothing is loaded for a place that is hidden', async () => {
  const { load, part } = heavy()
  const seen = vi.fn()
  draw({ part, isHidden: true })
  // An observer made later is told later, so the part's own has been told by then.
  new IntersectionObserver(seen).observe(host)
  await vi.waitFor(() => expect(seen).toHaveBeenCalled())
  expect(load).not.toHaveBeenCalled()
})

test('LAN-4 the light part stays for whoever is using it', async () => {
  const { load, part } = heavy()
  draw({ part })
  host.querySelector('input')?.focus()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await vi.waitFor(() => expect(part.now()).not.toBeNull())
  expect(host.querySelector('input')).toHaveFocus()
  host.querySelector('input')?.blur()
  await vi.waitFor(() => expect(host).toHaveTextContent('heavy'))
})

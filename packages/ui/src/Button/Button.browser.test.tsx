import '../base/index.ts'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { pageRoot } from '../conformance/pageRoot.tsx'
import { IconButton } from '../IconButton/index.ts'
import { Button } from './index.ts'

const { host, show } = pageRoot()

beforeEach(() => {
  // Each token of a colour has a value of its own here.
  host.style.cssText =
    '--b-color-primary-base:rgb(1,0,0);--b-color-primary-hover:rgb(2,0,0);--b-color-primary-pressed:rgb(3,0,0);--b-color-primary-soft:rgb(200,0,0);--b-color-primary-onSoft:rgb(0,0,0);--b-color-primary-edge:rgb(4,0,0);--b-color-disabled-base:rgb(5,0,0);--b-color-surface-sunken:rgb(6,0,0);--b-color-surface-raised:rgb(7,0,0);--b-color-text-strong:rgb(250,250,250);--b-color-danger-text:rgb(8,0,0);--b-color-danger-soft:rgb(9,0,0)'
})

const send = async (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: DOMRect) => {
  const frame = window.frameElement?.getBoundingClientRect()
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: (frame?.x ?? 0) + at.x + at.width / 2,
    y: (frame?.y ?? 0) + at.y + at.height / 2,
    button: type === 'mouseMoved' ? 'none' : 'left',
    buttons: type === 'mousePressed' ? 1 : 0,
    clickCount: 1,
  })
}

/** Backgrounds at rest, under the mouse and while the mouse button is held. */
async function backgrounds(element: ReactElement) {
  show(element)
  const button = host.querySelector('button')
  if (button === null) throw new Error('There is no button.')
  button.style.transition = 'none'
  const background = () => getComputedStyle(button).backgroundColor
  const at = button.getBoundingClientRect()
  const rest = background()
  await send('mouseMoved', at)
  await vi.waitFor(() => expect(button.matches(':hover')).toBe(true))
  const hovered = background()
  await send('mousePressed', at)
  await vi.waitFor(() => expect(button.matches(':active')).toBe(true))
  const held = background()
  await send('mouseReleased', at)
  return { rest, hovered, held }
}

test('DOM-4 a solid button that is held down shows the pressed colour, not the hovered one', async () => {
  expect(await backgrounds(<Button>Send</Button>)).toEqual({
    rest: 'rgb(1, 0, 0)',
    hovered: 'rgb(2, 0, 0)',
    held: 'rgb(3, 0, 0)',
  })
})

test.each(['outline', 'quiet'] as const)(
  'DOM-4 a %s button differs at rest, hovered and held down',
  async (variant) => {
    const seen = await backgrounds(<Button variant={variant}>Send</Button>)
    expect(new Set(Object.values(seen)).size).toBe(3)
  },
)

test.each(['solid', 'outline', 'quiet', 'onPhoto'] as const)(
  'DOM-4 a %s icon button differs at rest, hovered and held down',
  async (variant) => {
    const seen = await backgrounds(
      <IconButton
        label="Like"
        tone="primary"
        icon={<svg aria-hidden="true" />}
        variant={variant}
      />,
    )
    expect(new Set(Object.values(seen)).size).toBe(3)
  },
)

const shownIn = (element: ReactElement) => {
  show(element)
  const button = host.querySelector('button')
  if (button === null) throw new Error('There is no button.')
  button.style.transition = 'none'
  return getComputedStyle(button)
}

test('DOM-4 a solid button has the edge of its colour, which light colours need', () => {
  expect(shownIn(<Button>Send</Button>).borderTopColor).toBe('rgb(4, 0, 0)')
  const like = <IconButton label="Like" tone="primary" icon={<svg />} variant="solid" />
  expect(shownIn(like).borderTopColor).toBe('rgb(4, 0, 0)')
})

test('DOM-4 a solid button that is disabled has no edge of the brand’s colour', () => {
  expect(shownIn(<Button isDisabled>Send</Button>).borderTopColor).toBe('rgba(0, 0, 0, 0)')
  const like = <IconButton label="Like" tone="primary" icon={<svg />} variant="solid" isDisabled />
  expect(shownIn(like).borderTopColor).toBe('rgba(0, 0, 0, 0)')
})

test('DOM-4 a destructive button differs from the main one in shape: it is outlined, not filled', () => {
  const { backgroundColor, borderTopColor } = shownIn(<Button tone="danger">Delete</Button>)
  expect([backgroundColor, borderTopColor]).toEqual(['rgb(9, 0, 0)', 'rgb(8, 0, 0)'])
})

test.each(['outline', 'quiet'] as const)(
  'DOM-4 a disabled %s button is not filled, so it is quieter than at rest',
  (variant) => {
    const button = shownIn(
      <Button variant={variant} isDisabled>
        Send
      </Button>,
    )
    expect(button.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
)

test('DOM-4 a quiet neutral button under the mouse is lighter than a dark surface', async () => {
  const { hovered } = await backgrounds(
    <Button variant="quiet" tone="neutral">
      Not now
    </Button>,
  )
  const lightness = Number(/oklab\(([\d.]+)/.exec(hovered)?.[1])
  // The raised surface, rgb(7, 0, 0), has 0.05 or less.
  expect(lightness).toBeGreaterThan(0.08)
})

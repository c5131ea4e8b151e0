import '../base/index.ts'
import { type ReactElement, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from '../Menu/index.ts'
import { Popover } from '../Popover/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { icon, inEnglish, noop } from './fixtures.tsx'

const host = document.createElement('main')
let root: Root

const show = async (element: ReactElement) => {
  root.render(inEnglish(element))
  await expect.element(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
}

const button = () => page.getByRole('button', { name: 'More', exact: true }).element()

beforeEach(() => {
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

const menu = (
  <Menu
    label="Actions"
    items={[
      { id: 'mute', label: 'Mute' },
      { id: 'report', label: 'Report' },
    ]}
    trigger={<Button>More</Button>}
  />
)

const popover = (
  <Popover title="Why" trigger={<Button>More</Button>}>
    Both of you like hiking
  </Popover>
)

const opening = [
  { name: 'Menu', element: menu, role: 'menu' },
  { name: 'Popover', element: popover, role: 'dialog' },
] as const

for (const { name, element, role } of opening) {
  test(`LIB-3 ${name}: the button is the same element before, during and after the first opening`, async () => {
    await show(element)
    const before = button()
    await userEvent.tab()
    expect(before).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const panel = page.getByRole(role)
    await expect.element(panel).toBeVisible()
    expect(button()).toBe(before)
    expect(before).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    expect(button()).toBe(before)
    await expect.element(button()).toHaveFocus()
    expect(before).toHaveAttribute('aria-expanded', 'false')
  })

  test(`LIB-3 ${name}: a second press of the button closes it`, async () => {
    await show(element)
    await userEvent.click(button())
    await expect.element(page.getByRole(role)).toBeVisible()
    await userEvent.click(button())
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
    await userEvent.click(button())
    await expect.element(page.getByRole(role)).toBeVisible()
  })

  test(`LIB-3 ${name}: a press elsewhere closes it and leaves the focus there`, async () => {
    await show(
      <>
        <input aria-label="Message" style={{ display: 'block', marginBlockEnd: '20rem' }} />
        {element}
      </>,
    )
    await userEvent.click(button())
    await expect.element(page.getByRole(role)).toBeVisible()
    await userEvent.click(page.getByLabelText('Message'))
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Message')).toHaveFocus()
  })
}

test('LIB-3 Menu: the first entry has the focus after the first opening by keyboard', async () => {
  await show(menu)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Mute' })).toHaveFocus()
})

test('LIB-3 Menu: it stays open when a script moves the focus, as a dialog does that closes late', async () => {
  const report = vi.fn()
  await show(
    <>
      <button type="button">Photo</button>
      <Menu
        label="Actions"
        items={[{ id: 'report', label: 'Report', onPress: report }]}
        trigger={<Button>More</Button>}
      />
    </>,
  )
  await userEvent.click(button())
  await expect.element(page.getByRole('menu')).toBeVisible()
  const elsewhere = page.getByRole('button', { name: 'Photo' }).element()
  if (elsewhere instanceof HTMLElement) elsewhere.focus()
  expect(elsewhere).toHaveFocus()
  await new Promise(requestAnimationFrame)
  await userEvent.click(page.getByRole('menuitem', { name: 'Report' }), { timeout: 5_000 })
  expect(report).toHaveBeenCalledOnce()
})

const LikeWithTip = () => {
  const [isLiked, setLiked] = useState(false)
  return (
    <Tooltip description="They will see it.">
      <IconButton label="More" icon={icon} isPressed={isLiked} onPress={() => setLiked(!isLiked)} />
    </Tooltip>
  )
}

test('LIB-3 Tooltip: its element is the same before, during and after the first opening', async () => {
  await show(<LikeWithTip />)
  const before = button()
  await userEvent.tab()
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  expect(button()).toBe(before)
  expect(before).toHaveFocus()
  expect(before).toHaveAccessibleDescription('They will see it.')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  expect(button()).toBe(before)
  expect(before).toHaveFocus()
  expect(before).not.toHaveAttribute('aria-describedby')
  await userEvent.keyboard('{Enter}')
  expect(button()).toBe(before)
  expect(before).toHaveAttribute('aria-pressed', 'true')
})

test('LIB-3 Tooltip: it opens by hover, stays while it is pointed at, and closes after', async () => {
  await show(
    <div style={{ padding: '8rem' }}>
      <p>Words</p>
      <Tooltip description="They will see it.">
        <IconButton label="More" icon={icon} onPress={noop} />
      </Tooltip>
    </div>,
  )
  const before = button()
  // A mouse crosses the page before it is over a button.
  await userEvent.hover(page.getByText('Words'))
  await userEvent.hover(before)
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  expect(button()).toBe(before)
  await userEvent.hover(tip)
  await expect.element(tip).toBeVisible()
  await userEvent.unhover(tip)
  await expect.element(tip).not.toBeInTheDocument()
})

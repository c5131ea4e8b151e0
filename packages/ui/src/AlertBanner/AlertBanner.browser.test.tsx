import '../base/index.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../conformance/fixtures.tsx'
import { Link } from '../Link/index.ts'
import { AlertBanner } from './index.ts'

const host = document.createElement('main')
const dismissed = vi.fn()
const followed = vi.fn()
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
  host.style.inlineSize = '328px'
  root = createRoot(host)
  act(() =>
    root.render(
      inEnglish(
        <AlertBanner
          isCompact
          onDismiss={dismissed}
          actions={
            <Link href="#profile" onPress={followed}>
              Add a photo
            </Link>
          }
        >
          Your profile has no photo yet.
        </AlertBanner>,
      ),
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('LAY-1 a compact banner is followed wherever it is pressed, and its cross only closes it', async () => {
  await page.getByRole('status').click({ position: { x: 8, y: 8 } })
  expect(followed).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(dismissed).toHaveBeenCalledOnce()
  expect(followed).toHaveBeenCalledOnce()
})

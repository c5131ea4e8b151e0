import '../base/index.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageRoot } from '../conformance/pageRoot.tsx'
import { Link } from '../Link/index.ts'
import { AlertBanner } from './index.ts'

const { host, show } = pageRoot()
const dismissed = vi.fn()
const followed = vi.fn()

beforeEach(() => {
  host.style.inlineSize = '328px'
  show(
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
  )
})

afterEach(() => vi.clearAllMocks())

test('LAY-1 a compact banner is followed wherever it is pressed, and its cross only closes it', async () => {
  await page.getByRole('status').click({ position: { x: 8, y: 8 } })
  expect(followed).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(dismissed).toHaveBeenCalledOnce()
  expect(followed).toHaveBeenCalledOnce()
})

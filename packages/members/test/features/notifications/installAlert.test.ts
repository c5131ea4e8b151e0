import { expect, test } from 'vitest'
import { showsInstallAlert } from '../../../src/features/notifications/installAlert.rules.ts'

test('MOD-5 installing is offered beside the conversations only, and not for half a year after a no', () => {
  expect(showsInstallAlert('/chats', null, 0)).toBe(true)
  for (const path of ['/members', '/chats/1', '/premium']) {
    expect(showsInstallAlert(path, null, 0)).toBe(false)
  }
  const days = 86_400_000
  expect(showsInstallAlert('/chats', 1, 1 + 180 * days - 1)).toBe(false)
  expect(showsInstallAlert('/chats', 1, 1 + 180 * days)).toBe(true)
})

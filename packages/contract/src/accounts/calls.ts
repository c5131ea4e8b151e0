import type { CallTable } from '../core/call.ts'
import { deletionCalls } from './deletion.calls.ts'
import { loginCalls } from './login.calls.ts'
import { secondFactorCalls } from './secondFactor.calls.ts'
import { signupCalls } from './signup.calls.ts'

/** Calls about the account itself. */
export const accountCalls = {
  ...loginCalls,
  ...signupCalls,
  ...secondFactorCalls,
  ...deletionCalls,
  sessions: { method: 'GET', path: '/api/sessions.php', access: 'member', repeatable: true },
  endSession: { method: 'DELETE', path: '/api/sessions.php', access: 'member', repeatable: true },
  changeName: { method: 'PUT', path: '/api/name.php', access: 'member', repeatable: true },
  requestMailChange: {
    method: 'POST',
    path: '/api/mail-change.php',
    access: 'member',
    repeatable: false,
  },
  changeMail: { method: 'PUT', path: '/api/mail-change.php', access: 'visitor', repeatable: false },
  dataExport: { method: 'GET', path: '/api/data-export.php', access: 'member', repeatable: true },
  requestDataExport: {
    method: 'POST',
    path: '/api/data-export.php',
    access: 'member',
    repeatable: true,
  },
  consents: { method: 'GET', path: '/api/consents.php', access: 'member', repeatable: true },
  decideConsent: { method: 'PUT', path: '/api/consents.php', access: 'member', repeatable: true },
  brandVisibility: {
    method: 'GET',
    path: '/api/visibility.php',
    access: 'member',
    repeatable: true,
  },
  decideBrandVisibility: {
    method: 'PUT',
    path: '/api/visibility.php',
    access: 'member',
    repeatable: true,
  },
  choices: { method: 'GET', path: '/api/choices.php', access: 'member', repeatable: true },
  updateChoices: { method: 'PUT', path: '/api/choices.php', access: 'member', repeatable: true },
  pageHidden: { method: 'POST', path: '/api/page-hidden.php', access: 'visitor', repeatable: true },
} as const satisfies CallTable
